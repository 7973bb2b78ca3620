/** Turns a prepared page by 180 degrees: nothing of it must be found anew. */
import { meshTurnedOver } from '../../engine/geometry/mesh.ts';
import type { Picture, PixelBox } from '../picture.ts';
import type { Prepared } from './prepare.ts';
import { turnedBy } from './turns.ts';

const HALF_TURN = 2;

/** Returns a prepared page upside down. */
export function turnedOver(page: Prepared): Prepared {
  const picture = turnedBy(page.picture, HALF_TURN);
  const over = <T extends PixelBox>(box: T): T => ({ ...box, ...boxOver(box, picture) });
  const cells = page.cells.map((cell) => ({ ...over(cell), parts: cell.parts.map(over).reverse() }));
  return {
    ...page,
    picture,
    mesh: page.mesh && meshTurnedOver(page.mesh),
    lined: turnedBy(page.lined, HALF_TURN),
    turned: (page.turned + HALF_TURN) % (2 * HALF_TURN),
    rulings: page.rulings.map(over).reverse(),
    blots: page.blots.map(over),
    tints: page.tints.map(over),
    faint: page.faint.map(over),
    cells: cells.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0),
  };
}

const boxOver = ({ x0, y0, x1, y1 }: PixelBox, { width, height }: Picture): PixelBox => ({
  x0: width - x1,
  y0: height - y1,
  x1: width - x0,
  y1: height - y0,
});
