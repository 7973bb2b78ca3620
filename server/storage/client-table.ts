/** The table of clients, as the queries see it. */

export interface ClientsTable {
  id: string;
  account_id: string;
  name: string;
  created_at: number;
}
