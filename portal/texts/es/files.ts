/** Spanish: why a file cannot be converted, by its code, with what to do about it. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { FileWords } from '../sentences.ts';

const NOT_READ = 'la lectura de páginas a partir de imágenes está desactivada en este servicio.';
const OVERRAN = 'La lectura de este PDF superó dos veces el tiempo permitido. Divídalo en archivos más cortos.';
const BROKE = 'La lectura de este PDF falló gravemente dos veces. Imprímalo en un PDF nuevo o divídalo.';

export const files: FileWords = {
  NOT_A_PDF: () =>
    'Esto no es ni un PDF ni una imagen (JPEG, PNG, WebP, TIFF). Añada el extracto como el PDF que da el banco o como imagen escaneada.',
  NOT_A_PICTURE: ({ part }) =>
    `El archivo ${count(part)} de los que se unen no es una imagen. Solo las imágenes (JPEG, PNG, WebP, TIFF) pueden ser páginas de un archivo.`,
  PICTURE_DAMAGED: ({ page }) =>
    `La imagen de la página ${count(page)} está dañada o cortada y no se puede leer. Escanéela o guárdela de nuevo.`,
  PICTURE_TOO_LARGE: ({ page, width, height }) =>
    `La imagen de la página ${count(page)} mide ${count(width)} × ${count(height)} píxeles, más de lo que se puede leer. Escanéela con menos resolución o redúzcala.`,
  TOO_MANY_PIXELS: ({ most }) =>
    `Las imágenes del archivo suman más de ${count(most)} megapíxeles. Divida el archivo o escanéelo con menos resolución.`,
  PASSWORD_MISSING: () => 'Este PDF está protegido. Escriba la contraseña que lo abre.',
  PASSWORD_WRONG: () => 'Esta contraseña no abre el archivo. Revísela y pruebe otra.',
  FILE_WITHOUT_TEXT: () =>
    'El archivo no tiene texto: sus páginas están vacías o solo contienen dibujos. Pida al banco el extracto en PDF.',
  TEXT_EXCLUDED: () =>
    'No queda texto que leer: todo está en páginas que, según se indicó, no son de ningún extracto. Excluya menos páginas.',
  FILE_ENCRYPTED: () => 'El archivo está cifrado de un modo que no se puede leer. Pida una copia sin cifrar.',
  FILE_DAMAGED: () => 'El archivo está dañado: no se puede leer ninguna de sus páginas. Pida otra copia.',
  PAGE_DAMAGED: ({ page }) =>
    `La página ${count(page)} del archivo está dañada y no se puede leer. Pida otra copia del archivo.`,
  FONTS_WITHOUT_LETTERS: () =>
    `El texto del archivo no se puede leer: sus fuentes no indican qué letras dibujan, y ${NOT_READ} Pida al banco otro PDF del extracto.`,
  FILE_SCANNED: () =>
    `El archivo es un escaneo: sus páginas son imágenes sin texto, y ${NOT_READ} Pida al banco el extracto en PDF.`,
  PICTURES_WITHOUT_TEXT: () =>
    'Las páginas del archivo son imágenes, y no se pudo leer texto en ellas. Escanee el extracto de nuevo: recto, nítido, con luz uniforme y a 300 dpi. O pida al banco el extracto en PDF.',
  SCAN_NOT_REDACTED: () => 'Las páginas del archivo son imágenes: no hay en ellas texto que se pueda sustituir.',
  FILE_TOO_LARGE_TO_READ: () => 'El archivo es mayor que la memoria disponible para leerlo. Divídalo.',
  TOO_MANY_PAGES: ({ pages, most }) =>
    `El archivo tiene ${counted(pages, { one: 'página', other: 'páginas' })}; se leen como máximo ${count(most)}. Divídalo en archivos más cortos.`,
  TOO_MANY_LETTERS: ({ page, letters, most }) =>
    `La página ${count(page)} del archivo contiene ${count(letters)} letras; se leen como máximo ${count(most)}. Imprima el archivo en un PDF nuevo con más páginas.`,
  TOO_MUCH_TEXT: () =>
    'Las páginas contienen más texto del que puede tener un extracto. Divida el archivo o pida otra copia.',
  TOO_MUCH_WORK: () =>
    'El archivo necesita más memoria o trabajo del que puede requerir un extracto. Puede estar dañado o ser malicioso: imprímalo en un PDF nuevo o pida otra copia.',
  READING_OVERRAN: () => OVERRAN,
  READING_BROKE: () => BROKE,
  READING_INTERRUPTED: () =>
    'El servicio se detuvo una y otra vez mientras leía este archivo, que no tiene por qué ser la causa. No se cobró nada. Conviértalo de nuevo.',
  OPENING_OVERRAN: () => OVERRAN,
  OPENING_BROKE: () => BROKE,
  DRAWING_OVERRAN: () => 'Requiere más tiempo o memoria de lo permitido. Véalo en un lector de PDF.',
  NO_STATEMENT: ({ pagesFromPictures = 0 }) =>
    pagesFromPictures === 0
      ? 'No se encontró ningún extracto en este documento. ¿Es el archivo correcto?'
      : 'No se encontró ningún extracto en este documento. ¿Es el archivo correcto? Si sus imágenes están borrosas, oscuras o cortadas, escanéelas de nuevo.',
};
