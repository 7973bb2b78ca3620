/** The requests of the Postman collection that correct what was read of a file. */
import { body, keep } from './checks.ts';
import type { Step } from './step.ts';

export const VERSIONS: readonly Step[] = [
  {
    name: 'See what a correction would prove',
    operation: 'previewVersion',
    status: 200,
    json: { basedOn: '{{jobId}}', changes: [{ do: 'set', row: 0, description: 'Corrected' }] },
    after: body('nothing that counts has changed', 'pm.expect(body.statements).to.not.be.empty;'),
  },
  {
    name: 'Correct a row',
    operation: 'makeVersion',
    status: 201,
    json: { basedOn: '{{jobId}}', changes: [{ do: 'set', row: 0, description: 'Corrected' }] },
    after: body('it is the current version', 'pm.expect(body).to.include({ current: true, rows: 1 });').concat(
      keep('version', 'pm.response.json().id'),
    ),
  },
  {
    name: 'Name a version',
    operation: 'renameVersion',
    status: 200,
    json: { name: 'As sent to the bank' },
    after: body('it has the name', `pm.expect(body.name).to.equal('As sent to the bank');`),
  },
  {
    name: 'Correct what was corrected meanwhile',
    operation: 'makeVersion',
    status: 409,
    code: 'VERSION_CHANGED',
    json: { basedOn: '{{jobId}}', from: '{{jobId}}' },
  },
  {
    name: 'Restore what was read',
    operation: 'makeVersion',
    status: 201,
    json: { basedOn: '{{version}}', from: '{{jobId}}' },
  },
  {
    name: 'List the versions',
    operation: 'listVersions',
    status: 200,
    after: body('there are three', 'pm.expect(body.versions).to.have.lengthOf(3);'),
  },
];
