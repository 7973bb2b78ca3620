/** Lines of JavaScript by which requests of the Postman collection check their answers. */

/** Given a title and lines, returns a test of the answer. */
export const test = (title: string, ...lines: readonly string[]) => [
  `pm.test('${title}', () => {`,
  ...lines.map((line) => `  ${line}`),
  '});',
];

/** Given a title and a line that checks `body`, returns a test of an answer in JSON. */
export const body = (title: string, check: string) => test(title, 'const body = pm.response.json();', check);

/** Given a name and an expression, returns the line that keeps its value for later requests. */
export const keep = (name: string, value: string) => `pm.collectionVariables.set('${name}', ${value});`;

/** Given a name, returns the expression of what was kept under it. */
export const kept = (name: string) => `pm.collectionVariables.get('${name}')`;
