/** Words that make a total one of a part: of interest, of fees. */
import { fold, wordSet } from '../phrases/fold.ts';
import { pattern } from '../phrases/pattern.ts';

const PARTS =
  wordSet(`vat iva mwst ust tva btw gst hst tps tvq moms dph afa pvm kdv ndc пдв ндс ддс фпа φπα igv ipi iss ppn sst
   消費税 增值税 增值稅 부가세 interest fee fees charge charges tax taxes zins zinsen gebuhr gebuhren entgelt entgelte interet
   interets frais commission commissions interes intereses comision comisiones juros tarifa tarifas interessi
   commissioni rente kosten odsetki prowizje oplaty urok poplatky kamat dobanda ranta renta avgift gebyr korko faiz
   ucret kamata naknada bunga biaya lai phi 利息 手数料 利子 手续费 이자 수수료 cash checks cheques`);

/** What a card calls all that it was charged with. */
const WHOLES = pattern('')`^(?:total )?(?:new charges|(?:new )?purchases (?:and )?(?:(?:new |other )?charges
  |cash advances)|charges and purchases)$`;

/** Given a label, returns whether it speaks of a part of the bookings only. */
export function namesPart(label: string): boolean {
  const folded = fold(label);
  return !WHOLES.test(folded) && folded.split(' ').some((word) => PARTS.has(word));
}

/** More parts than a paper prints beside a side. */
const MOST_PARTS = 6;

/** Returns the sums of any of these parts: fees and interest may be beside the rest of their side. */
export function sumsOfParts(values: readonly number[]): ReadonlySet<number> {
  let sums = [0];
  for (const value of values.slice(0, MOST_PARTS)) sums = [...sums, ...sums.map((sum) => sum + value)];
  return new Set(sums);
}
