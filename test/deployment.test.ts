/** What comes with the program for its operators: alert rules, a dashboard, compose and Kubernetes. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings } from '../server/settings.ts';
import { commandOf, environmentOf, readDockerfile, textsOf } from './image/dockerfile.ts';
import { startServer, type TestServer } from './server.ts';

const DEPLOY = fileURLToPath(new URL('../deploy/', import.meta.url));
const text = (path: string) => readFileSync(join(DEPLOY, path), 'utf8');
const image = readDockerfile(join(DEPLOY, 'Dockerfile')).at(-1);
/** seconds within which a server ends by itself: see server/main.ts */
const STOP_SECONDS = 15;

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}
const rules: Rule[] = parse(text('prometheus/alerts.yaml')).groups.flatMap((group: { rules: Rule[] }) => group.rules);
const dashboard = JSON.parse(text('grafana/ledgerize.json'));
const shown: string[] = dashboard.panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('alert rules and the dashboard', () => {
  let existing: Set<string>;
  beforeAll(async () => {
    const figures = await (await fetch(`${server.origin}/metrics`)).text();
    existing = new Set(
      [...figures.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [`${name}`],
      ),
    );
  });

  const asked = (expressions: readonly string[]) =>
    [...new Set(expressions.join('\n').match(/\b(?:ledgerize|nodejs|process)_\w+/g))].sort();

  test('ask only for figures that a server has', () => {
    expect(asked(rules.map(({ expr }) => expr)).filter((name) => !existing.has(name))).toEqual([]);
    expect(asked(shown).filter((name) => !existing.has(name))).toEqual([]);
    expect(asked(shown).length).toBeGreaterThan(25);
  });

  test('show every figure of ours in the dashboard', () => {
    const base = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');
    const ours = [...existing].filter((name) => name.startsWith('ledgerize_')).map(base);
    const known = new Set(asked(shown).map(base));
    expect([...new Set(ours)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('have a paragraph in the runbooks, with something to do, for each alert', () => {
    const runbooks = readFileSync(join(DEPLOY, '../docs/runbooks.md'), 'utf8');
    const sections = runbooks.split(/^## /m).slice(1);
    expect(sections.map((section) => section.split('\n')[0]).sort()).toEqual(rules.map(({ alert }) => alert).sort());
    for (const section of sections) expect(section).toMatch(/^1\. /m);
    for (const { alert, annotations } of rules) {
      expect(annotations.runbook_url).toBe(`docs/runbooks.md#${alert.toLowerCase()}`);
      expect(annotations.summary).not.toBe('');
    }
  });
});

interface Service {
  readonly image: string;
  readonly command?: string[];
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly env_file?: string;
}

describe('compose', () => {
  const { services }: { services: Record<string, Service> } = parse(text('compose.yaml'), { merge: true });
  const settings = Object.fromEntries(
    [...text('compose.sh').matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

  test('runs nodes of both roles without a way to write or to gain rights', () => {
    expect(services.api?.command).toEqual(['serve', '--role', 'api']);
    expect(services.worker?.command).toEqual(['serve', '--role', 'worker']);
    for (const node of [services.api, services.worker]) {
      expect(node).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
      expect(Number.parseInt(node?.stop_grace_period ?? '', 10)).toBeGreaterThan(STOP_SECONDS);
    }
  });

  test('gives nodes settings that are valid', () => {
    const random = 'a'.repeat(64);
    const given = Object.entries(settings).map(([name, value]) => [name, value?.replace(/\$(\w+|\(\w+\))/g, random)]);
    const read = readSettings({ ...Object.fromEntries(given), LEDGERIZE_ROLE: 'api' });
    expect(read).toMatchObject({
      role: 'api',
      database: { url: expect.stringMatching(/^postgres:\/\/.*@postgres:5432/) },
    });
    expect(read.store).toMatchObject({ endpoint: 'http://s3:8333', bucket: 'ledgerize' });
  });

  test('keeps secrets in files that git does not know', () => {
    const files = Object.values(services).flatMap(({ env_file: file }) => file ?? []);
    expect(new Set(files)).toEqual(new Set(['secrets/ledgerize.env', 'secrets/postgres.env', 'secrets/s3.env']));
    expect(readFileSync(join(DEPLOY, '../.gitignore'), 'utf8').split('\n')).toContain('deploy/secrets/');
    expect(text('compose.yaml')).not.toMatch(/password|secret_access_key/i);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: manifests of many kinds
type Manifest = any;

describe('Kubernetes', () => {
  const paths = (readdirSync(join(DEPLOY, 'kubernetes'), { recursive: true }) as string[])
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => join('kubernetes', path));
  const manifests: Manifest[] = paths.flatMap((path) =>
    parseAllDocuments(text(path)).map((document) => document.toJS()),
  );
  const named = (kind: string, name: string) =>
    manifests.find((each) => each.kind === kind && each.metadata?.name === name);
  const pods = ['api', 'worker'].map((role) => ({
    role,
    ...(named('Deployment', `ledgerize-${role}`).spec.template.spec as Manifest),
  }));

  test('names files that are there, and leaves none out', () => {
    const kustomizations = paths.filter((path) => path.endsWith('kustomization.yaml'));
    const used = kustomizations.flatMap((path) => {
      const { resources = [], components = [], patches = [], configMapGenerator = [] } = parse(text(path));
      const inPatches = patches.map((patch: Manifest) => patch.path);
      const environments = configMapGenerator.flatMap((each: Manifest) => each.envs ?? []);
      return [...resources, ...components, ...inPatches, ...environments].map((name) => join(dirname(path), name));
    });
    expect(used.filter((path) => !existsSync(join(DEPLOY, path)))).toEqual([]);
    const left = paths.filter((path) => !path.endsWith('kustomization.yaml') && !used.includes(path));
    expect(left).toEqual([]);
  });

  test.each(pods)(
    'runs a node of the role $role as the image is made',
    ({ role, containers, securityContext, ...pod }) => {
      const [container] = containers;
      const [user] = (textsOf(image, 'USER').at(-1) ?? '').split(':');
      expect(container.args).toEqual(['serve', '--role', role]);
      expect(commandOf(image, 'CMD')).toEqual(['serve']);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: Number(user), runAsGroup: Number(user) });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.ports[0].containerPort).toBe(Number(environmentOf(image).PORT));
      const data = container.volumeMounts.map((mount: Manifest) => mount.mountPath);
      expect(data).toEqual([environmentOf(image).LEDGERIZE_DATA, '/tmp']);
      expect(container.resources.limits.memory).toBeDefined();
      const waits = role === 'api' ? 5 : 0;
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(STOP_SECONDS + waits);
    },
  );

  test.each(pods)('asks a node of the role $role at addresses that it serves', async ({ role, containers }) => {
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
      const { path } = containers[0][probe].httpGet;
      expect((await fetch(server.origin + path)).status, `${role} ${probe}`).toBe(200);
    }
  });

  test('gives nodes settings that are valid', () => {
    const settings = Object.fromEntries(
      ['base', 'ingress'].flatMap((folder) =>
        text(`kubernetes/${folder}/settings.env`)
          .trim()
          .split('\n')
          .map((line) => line.split('=') as [string, string]),
      ),
    );
    const secret = [
      ...readFileSync(join(DEPLOY, '../docs/deployment.md'), 'utf8').matchAll(/--from-literal=([A-Z0-9_]+)=/g),
    ];
    const secrets = Object.fromEntries(secret.map(([, name]) => [name, 'a'.repeat(32)]));
    const url = {
      DATABASE_URL: 'postgres://ledgerize:a@db.example.com/ledgerize',
      S3_ENDPOINT: 'https://s3.example.com',
    };
    const read = readSettings({ ...settings, ...secrets, ...url, LEDGERIZE_ROLE: 'worker' });
    expect(read).toMatchObject({ role: 'worker', publicUrl: 'https://statements.example.com', threads: 2 });
    expect(read.store?.bucket).toBe('ledgerize');
  });

  test('scales workers by the age of the oldest queued file, and keeps some of each role', () => {
    const keda = named('ScaledObject', 'ledgerize-worker').spec;
    expect(keda.triggers[0].metadata.query).toBe('max(ledgerize_oldest_queued_file_age_seconds)');
    const external = manifests.find(
      ({ kind, metadata }) => kind === 'HorizontalPodAutoscaler' && metadata.name === 'ledgerize-worker',
    );
    expect(external.spec.metrics[0].external.metric.name).toBe('ledgerize_oldest_queued_file_age_seconds');
    for (const role of ['api', 'worker']) expect(named('PodDisruptionBudget', `ledgerize-${role}`)).toBeDefined();
  });
});
