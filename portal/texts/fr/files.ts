/** French: why a file cannot be converted, by its code, with what to do about it. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';
import type { FileWords } from '../sentences.ts';

const NOT_READ = 'la lecture des pages à partir de leurs images est désactivée dans ce service.';
const OVERRAN = 'La lecture de ce PDF a dépassé deux fois la durée permise. Divisez-le en fichiers plus courts.';
const BROKE = 'La lecture de ce PDF a échoué deux fois. Imprimez-le dans un nouveau PDF, ou divisez-le.';

export const files: FileWords = {
  NOT_A_PDF: () =>
    'Ce n’est ni un PDF ni une image (JPEG, PNG, WebP, TIFF). Ajoutez le relevé sous forme du PDF que la banque fournit, ou d’un scan en image.',
  NOT_A_PICTURE: ({ part }) =>
    `Le fichier ${count(part)} de ceux à réunir n’est pas une image. Seules des images (JPEG, PNG, WebP, TIFF) deviennent les pages d’un seul fichier.`,
  PICTURE_DAMAGED: ({ page }) =>
    `L’image de la page ${count(page)} est abîmée ou coupée et ne peut pas être lue. Scannez-la ou enregistrez-la de nouveau.`,
  PICTURE_TOO_LARGE: ({ page, width, height }) =>
    `L’image de la page ${count(page)} mesure ${count(width)} × ${count(height)} pixels, plus que ce qui peut être lu. Scannez-la avec une résolution plus basse, ou réduisez-la.`,
  TOO_MANY_PIXELS: ({ most }) =>
    `Les images du fichier dépassent ensemble ${counted(most, { one: 'mégapixel', other: 'mégapixels' })}. Divisez le fichier, ou scannez-le avec une résolution plus basse.`,
  PASSWORD_MISSING: () => 'Ce PDF est protégé. Saisissez le mot de passe qui l’ouvre.',
  PASSWORD_WRONG: () => 'Ce mot de passe n’ouvre pas le fichier. Vérifiez-le et essayez-en un autre.',
  FILE_WITHOUT_TEXT: () =>
    'Le fichier n’a pas de texte : ses pages sont vides, ou ne contiennent que des dessins. Demandez le relevé en PDF à la banque.',
  TEXT_EXCLUDED: () =>
    'Il ne reste aucun texte à lire : tout se trouve sur des pages indiquées comme ne faisant partie d’aucun relevé. Excluez moins de pages.',
  FILE_ENCRYPTED: () =>
    'Le fichier est chiffré d’une manière qui ne peut pas être lue. Demandez-en une copie non chiffrée.',
  FILE_DAMAGED: () => 'Le fichier est abîmé : aucune de ses pages ne peut être lue. Demandez-en une nouvelle copie.',
  PAGE_DAMAGED: ({ page }) =>
    `La page ${count(page)} du fichier est abîmée et ne peut pas être lue. Demandez une nouvelle copie du fichier.`,
  FONTS_WITHOUT_LETTERS: () =>
    `Le texte du fichier ne peut pas être lu : ses polices ne disent pas quelles lettres elles dessinent, et ${NOT_READ} Demandez un autre PDF du relevé à la banque.`,
  FILE_SCANNED: () =>
    `Le fichier est un scan : ses pages sont des images sans texte, et ${NOT_READ} Demandez le relevé en PDF à la banque.`,
  PICTURES_WITHOUT_TEXT: () =>
    'Les pages du fichier sont des images, et aucun texte n’a pu y être lu. Scannez de nouveau le relevé : droit, net, sous une lumière égale et en 300 dpi. Ou demandez le relevé en PDF à la banque.',
  SCAN_NOT_REDACTED: () =>
    'Les pages du fichier sont des images : elles ne contiennent aucun texte qui puisse être remplacé.',
  FILE_TOO_LARGE_TO_READ: () => 'Le fichier est plus grand que la mémoire que sa lecture peut prendre. Divisez-le.',
  TOO_MANY_PAGES: ({ pages, most }) =>
    `Le fichier a ${counted(pages, { one: 'page', other: 'pages' })} ; ${count(most)} au plus sont lues. Divisez-le en fichiers plus courts.`,
  TOO_MANY_LETTERS: ({ page, letters, most }) =>
    `La page ${count(page)} du fichier contient ${counted(letters, { one: 'lettre', other: 'lettres' })} ; ${count(most)} au plus sont lues. Imprimez le fichier dans un nouveau PDF de plus de pages.`,
  TOO_MUCH_TEXT: () =>
    'Les pages contiennent plus de texte qu’un relevé ne peut en avoir. Divisez le fichier, ou demandez-en une nouvelle copie.',
  TOO_MUCH_WORK: () =>
    'Le fichier demande plus de mémoire ou de travail qu’un relevé ne peut en prendre. Il est peut-être abîmé, ou fait pour nuire : imprimez-le dans un nouveau PDF, ou demandez-en une nouvelle copie.',
  READING_OVERRAN: () => OVERRAN,
  READING_BROKE: () => BROKE,
  READING_INTERRUPTED: () =>
    'Le service s’est arrêté plusieurs fois en lisant ce fichier, qui n’en est pas forcément la cause. Rien n’a été payé. Convertissez-le de nouveau.',
  OPENING_OVERRAN: () => OVERRAN,
  OPENING_BROKE: () => BROKE,
  DRAWING_OVERRAN: () =>
    'L’affichage demande plus de temps ou de mémoire qu’il n’est permis. Regardez le fichier dans un lecteur de PDF.',
  NO_STATEMENT: ({ pagesFromPictures = 0 }) =>
    pagesFromPictures === 0
      ? 'Aucun relevé n’a été trouvé dans ce document. Est-ce le bon fichier ?'
      : 'Aucun relevé n’a été trouvé dans ce document. Est-ce le bon fichier ? Si ses images sont floues, sombres ou coupées, scannez-les de nouveau.',
};
