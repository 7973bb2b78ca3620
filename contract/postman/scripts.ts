/** The assertions that requests of the Postman collection share. */
/**
 * Given the names of rate headers and the path of the interface, returns the checks of every answer. The last request of
 * a minute is waited for until the next begins.
 */
export function everyAnswer(rateHeaders: readonly string[], basePath: string): string[] {
  return [
    `pm.test('has the id of the request', () => pm.expect(pm.response.headers.get('X-Request-Id')).to.match(/^[0-9a-f-]{36}$/));`,
    `const path = pm.request.url.getPath();`,
    `const isCounted = path.startsWith('${basePath}/') && path !== '${basePath}/portal' && pm.response.code !== 401;`,
    `if (isCounted) pm.test('has the rate headers', () => {`,
    `  for (const name of ${JSON.stringify(rateHeaders)}) pm.response.to.have.header(name);`,
    '});',
    // the collection makes more requests than a key may in a minute by default
    `const rate = (name) => Number(pm.response.headers.get('X-RateLimit-' + name));`,
    `if (isCounted && rate('Remaining') === 0) setTimeout(() => {}, (rate('Reset') + 1) * 1000);`,
  ];
}

export interface Expected {
  readonly status: number;
  /** of an error */
  readonly code?: string | undefined;
  /** the name of the body's schema among the components */
  readonly schema?: string | undefined;
}

/** Characters of a wrong answer. */
const MOST_SHOWN = 500;

/** Given the status without which no other request makes sense, returns the line that ends the run. */
export function endUnless(status: number): string {
  return `if (pm.response.code !== ${status}) pm.execution.setNextRequest(null);`;
}

/** Given what is expected of an answer, returns its checks. */
export function answerIs({ status, code, schema }: Expected): string[] {
  // a wrong answer is shown, with the message of the service
  const shown = `pm.response.text().slice(0, ${MOST_SHOWN})`;
  const lines = [`pm.test('status is ${status}', () => pm.expect(pm.response.code, ${shown}).to.equal(${status}));`];
  if (schema !== undefined) {
    lines.push(
      `const components = JSON.parse(pm.collectionVariables.get('components'));`,
      `pm.test('body is as described: ${schema}', () => pm.response.to.have.jsonSchema({ $ref: '#/components/schemas/${schema}', components }));`,
    );
  }
  if (code !== undefined) {
    lines.push(
      `pm.test('error is ${code}', () => pm.expect(pm.response.json().error.code).to.equal('${code}'));`,
      `pm.test('error names the request', () => pm.expect(pm.response.json().error.requestId).to.equal(pm.response.headers.get('X-Request-Id')));`,
    );
  }
  return lines;
}
