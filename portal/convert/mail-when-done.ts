/** The mail of a conversion that is done. */
import { ask, client } from '../api/client.ts';

/** Has the user mailed once a job is final. Throws a Failure: the conversion goes on without the mail. */
export async function mailWhenDone(jobId: string): Promise<void> {
  await ask(client.POST('/api/v1/portal/jobs/{jobId}/mail', { params: { path: { jobId } } }));
}
