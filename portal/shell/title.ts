/** The title of the browser's tab: the view, and before it a note that is seen while another tab is open. */

let view = '';
let note: string | null = null;

/** Given the title of what is shown, shows it. */
export function titleView(title: string): void {
  view = title;
  show();
}

/** Given a short note (null: none), shows it before the title. */
export function noteInTitle(text: string | null): void {
  note = text;
  show();
}

function show(): void {
  document.title = note === null ? view : `${note} · ${view}`;
}
