import { describe, expect, it } from 'vitest';
import { glyphText, pageOf, rawPdf } from '../testing/papers.ts';

const text = (content: string) => `BT /F1 10 Tf ${content} ET`;

describe('white text is read', () => {
  it('on a dark band', async () => {
    const page = await pageOf(rawPdf(`0 g 0 650 600 100 re f 1 g ${text('50 700 Td (Date) Tj')}`));
    expect(glyphText(page)).toBe('Date');
  });

  it('where each corner of the band is drawn in many curves', async () => {
    const corner = (x: number, y: number, from: number) =>
      Array.from({ length: 8 }, (_, i) => {
        const at = [1 / 3, 2 / 3, 1].map((part) => ((from + (90 * (i + part)) / 8) * Math.PI) / 180);
        return `${at.map((a) => `${x + 10 * Math.cos(a)} ${y + 10 * Math.sin(a)}`).join(' ')} c`;
      }).join(' ');
    const band = `560 660 m ${corner(550, 740, 0)} ${corner(40, 740, 90)} ${corner(40, 660, 180)} ${corner(550, 660, 270)} f`;
    expect(glyphText(await pageOf(rawPdf(`0 g ${band} 1 g ${text('50 700 Td (Date) Tj')}`)))).toBe('Date');
  });

  it('on a gradient', async () => {
    const color = '<< /FunctionType 2 /Domain [0 1] /C0 [0.8 0 0] /C1 [0.9 0.3 0.3] /N 1 >>';
    const shading = `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Function ${color} /Extend [true true] >>`;
    const bytes = rawPdf(`/Pattern cs /P scn 0 690 600 30 re f 1 g ${text('50 700 Td (Date) Tj')}`, {
      resources: '/Pattern << /P 6 0 R >>',
      objects: [`<< /Type /Pattern /PatternType 2 /Shading ${shading} >>`],
    });
    expect(glyphText(await pageOf(bytes))).toBe('Date');
  });

  it('but not on a white one', async () => {
    const page = await pageOf(rawPdf(`1 g 0 690 600 30 re f ${text('50 700 Td (hidden) Tj 0 g 0 -90 Td (seen) Tj')}`));
    expect(glyphText(page)).toBe('seen');
  });
});
