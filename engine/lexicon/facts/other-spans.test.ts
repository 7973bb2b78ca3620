import { expect, it } from 'vitest';
import { namesOtherSpan } from './other-spans.ts';

it.each([
  'Interest rate period',
  'Offer period',
  'Tax year',
  'Angebotszeitraum',
  'Steuerjahr',
  'Période de taux',
  'Periodo de intereses',
  'Räntevillkor',
  '适用利率',
  'Statement frequency monthly',
  'Statement delivery',
  'Next statement',
  'Fréquence des relevés',
  'Frais de relevé',
])('“%s” is about something else than the statement', (text) => expect(namesOtherSpan(text)).toBe(true));

it.each([
  'Statement period',
  'Tipo de conta: Conta corrente',
  'Tax statement',
  'Monthly statement',
  'Fee statement',
  'Fixed Rate Savings Account',
  'Taxi Brown',
  'TORONTO ON',
  'Zeitraum',
])('“%s” may be above the period of a statement', (text) => expect(namesOtherSpan(text)).toBe(false));
