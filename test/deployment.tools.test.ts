/** What other programs say of the files for operators: Prometheus of the rules, and the schemas of Kubernetes. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { outcome } from './tools.ts';

const DEPLOY = fileURLToPath(new URL('../deploy/', import.meta.url));
const inDeploy = { cwd: DEPLOY };

test('Prometheus takes the alert rules, and they speak when they should', async () => {
  expect(await outcome('promtool', ['check', 'rules', 'prometheus/alerts.yaml'], inDeploy)).toMatchObject({
    status: 0,
  });
  const tried = await outcome('promtool', ['test', 'rules', 'prometheus/alerts.test.yaml'], inDeploy);
  expect(tried).toMatchObject({ status: 0 });
  const config = await outcome('promtool', ['check', 'config', 'prometheus/prometheus.yaml'], inDeploy);
  expect(config).toMatchObject({ status: 0 });
});

test('Prometheus reads every expression of the dashboard', async () => {
  const { panels } = JSON.parse(readFileSync(join(DEPLOY, 'grafana/ledgerize.json'), 'utf8'));
  const expressions: string[] = panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
    targets.map(({ expr }) => expr.replaceAll('$job', 'ledgerize').replaceAll('$__rate_interval', '5m')),
  );
  expect(expressions.length).toBeGreaterThan(30);
  const rules = expressions.map((expr, at) => ({ record: `ledgerize:panel:${at}`, expr }));
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-rules-'));
  try {
    // JSON is YAML
    await writeFile(join(folder, 'rules.yaml'), JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    expect(await outcome('promtool', ['check', 'rules', 'rules.yaml'], { cwd: folder })).toMatchObject({ status: 0 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata?: { readonly name: string };
}

const requireTool = createRequire(import.meta.url);

/** The schema of a kind, as a class whose objects validate themselves. `.ci/run` installs them beside its tools. */
function schemaOf({ apiVersion, kind }: Manifest): new (manifest: Manifest) => { validate(): void } {
  const path = `${apiVersion}/${kind}`;
  const module = apiVersion.startsWith('keda.sh/') ? `@kubernetes-models/keda/${path}` : `kubernetes-models/${path}`;
  return requireTool(module)[kind];
}

/** Kinds of the program that reads the manifests, and of an operator whose schemas no package has. */
const WITHOUT_SCHEMA = ['Kustomization', 'Component', 'PodMonitor'];

test('Kubernetes and KEDA take the manifests', () => {
  const paths = (readdirSync(join(DEPLOY, 'kubernetes'), { recursive: true }) as string[]).filter(
    (path) => path.endsWith('.yaml') && !path.endsWith('replicas.yaml'),
  );
  const manifests = paths.flatMap((path) =>
    parseAllDocuments(readFileSync(join(DEPLOY, 'kubernetes', path), 'utf8')).map((each) => each.toJS() as Manifest),
  );
  const checked = manifests.filter(({ kind }) => !WITHOUT_SCHEMA.includes(kind));
  expect(checked.length).toBeGreaterThan(12);
  for (const manifest of checked) {
    const Schema = schemaOf(manifest);
    expect(() => new Schema(manifest).validate(), `${manifest.kind} ${manifest.metadata?.name}`).not.toThrow();
  }
  const [first] = checked;
  const Schema = schemaOf(first as Manifest);
  expect(() => new Schema({ ...(first as Manifest), spec: { replica: 'two' } } as Manifest).validate()).toThrow();
});
