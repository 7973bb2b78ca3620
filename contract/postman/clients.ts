/** The requests of the Postman collection about clients: one is made, gets the file, and is deleted. */
import { body, keep, kept } from './checks.ts';
import type { Folder } from './step.ts';

const isThis = `pm.expect(body.id).to.equal(${kept('clientId')});`;

export const CLIENTS: Folder = {
  name: 'Clients',
  description: 'Keep the statements of clients apart: make a client, assign the file to it; then the client goes.',
  steps: [
    {
      name: 'Make a client',
      operation: 'createClient',
      status: 201,
      before: [keep('clientName', `'Harbour Bakery ' + pm.variables.replaceIn('{{$guid}}')`)],
      json: { name: '{{clientName}}' },
      after: [keep('clientId', 'pm.response.json().id')],
    },
    {
      name: 'Make another one of this name',
      operation: 'createClient',
      status: 400,
      code: 'INVALID_REQUEST',
      json: { name: '{{clientName}}' },
    },
    {
      name: 'Rename it',
      operation: 'renameClient',
      status: 200,
      json: { name: '{{clientName}} Ltd' },
      after: body('it is this one', isThis),
    },
    {
      name: 'Assign the file to it',
      operation: 'assignFiles',
      status: 200,
      json: { ids: ['{{uuid}}'], clientId: '{{clientId}}' },
      after: body('the file belongs to it', 'pm.expect(body.files).to.equal(1);'),
    },
    {
      name: 'Look at the client',
      operation: 'getClient',
      status: 200,
      after: body('it has the file', 'pm.expect(body.files).to.equal(1);'),
    },
    {
      name: 'List the clients',
      operation: 'listClients',
      status: 200,
      after: body('it is among them', `pm.expect(body.clients.map(({ id }) => id)).to.include(${kept('clientId')});`),
    },
    {
      name: 'List its bank accounts',
      operation: 'listBankAccounts',
      status: 200,
      query: { client: '{{clientId}}' },
      after: [
        ...body('the statements of the file are of one', 'pm.expect(body.bankAccounts).to.not.be.empty;'),
        keep('bankAccountId', 'pm.response.json().bankAccounts[0].id'),
      ],
    },
    {
      name: 'See which months of it are covered',
      operation: 'getBankAccount',
      status: 200,
      after: body('it has months', 'pm.expect(body.strands[0].months).to.not.be.empty;'),
    },
    {
      name: 'List its transactions, each once',
      operation: 'listAccountTransactions',
      status: 200,
      query: { limit: '100' },
      after: body('there are some', 'pm.expect(body.total).to.be.above(0);'),
    },
    { name: 'Export it as CSV', operation: 'exportBankAccount', status: 200, query: { format: 'CSV' } },
    { name: 'See which files may belong to clients', operation: 'listSuggestions', status: 200 },
    { name: 'Delete the client', operation: 'deleteClient', status: 204 },
    { name: 'The client is gone', operation: 'getClient', status: 404, code: 'NOT_FOUND' },
  ],
};
