/** The requests of the Postman collection that mark readings of files as checked. */
import { body } from './checks.ts';
import type { Step } from './step.ts';

export const READINGS: readonly Step[] = [
  {
    name: 'Mark the reading as checked',
    operation: 'checkFiles',
    status: 200,
    json: { files: [{ uuid: '{{uuid}}', version: '{{jobId}}' }] },
    after: body('it is marked', "pm.expect(body.changed).to.eql([pm.collectionVariables.get('uuid')]);"),
  },
  {
    name: 'See that it is checked',
    operation: 'getFile',
    status: 200,
    after: body('it is marked', 'pm.expect(body.reading.checked).to.not.be.null;'),
  },
];
