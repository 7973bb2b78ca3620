/** The table of mails of jobs, as the queries see it. */
import type { MailLanguage } from '../mail/language.ts';

export interface JobMailsTable {
  job_id: string;
  user_id: string;
  /** the account in which the person asked for it */
  account_id: string;
  language: MailLanguage;
  /** how often it was tried to send */
  attempts: number;
  /** when it is tried (again), if the job is final; null: it is sent, or given up */
  due_at: number | null;
  created_at: number;
}
