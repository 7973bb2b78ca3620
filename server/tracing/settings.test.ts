import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';

const tracingOf = (environment: Record<string, string>) => readSettings(environment).tracing;

test('nothing is traced without an address', () => {
  expect(tracingOf({ OTEL_SERVICE_NAME: 'bank', OTEL_TRACES_SAMPLER_ARG: '0.5' })).toBeUndefined();
});

test('the address for all signals has that of traces below it', () => {
  const expected = { url: 'http://collector:4318/v1/traces', service: 'ledgerize', share: 1 };
  expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' })).toEqual(expected);
  expect(tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' })).toEqual(expected);
});

test('an address of traces is taken as it is', () => {
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/otlp',
    OTEL_SERVICE_NAME: 'bank',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(tracingOf(environment)).toEqual({ url: 'https://traces.example.com/otlp', service: 'bank', share: 0.25 });
});

test('a wrong address or share is refused by its name', () => {
  expect(() => tracingOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    /OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector/,
  );
  expect(() => tracingOf({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/OTEL_TRACES_SAMPLER_ARG must be the share/);
});
