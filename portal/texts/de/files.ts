/** German: why a file cannot be converted, by its code, with what to do about it. */
import { count } from '../../formats/numbers.ts';
import type { FileWords } from '../sentences.ts';

const NOT_READ = 'das Lesen von Seiten aus Bildern ist in diesem Dienst abgeschaltet.';
const OVERRAN = 'Das Lesen dieses PDFs hat zweimal länger gedauert als erlaubt. Teilen Sie es in kürzere Dateien.';
const BROKE =
  'Das Lesen dieses PDFs ist zweimal schwer gescheitert. Drucken Sie es in ein neues PDF, oder teilen Sie es.';

export const files: FileWords = {
  NOT_A_PDF: () =>
    'Das ist weder ein PDF noch ein Bild (JPEG, PNG, WebP, TIFF). Nehmen Sie den Auszug als PDF der Bank, oder einen Scan davon als Bild.',
  NOT_A_PICTURE: ({ part }) =>
    `Datei ${count(part)} der zusammengehörenden ist kein Bild. Nur Bilder (JPEG, PNG, WebP, TIFF) werden Seiten einer Datei.`,
  PICTURE_DAMAGED: ({ page }) =>
    `Das Bild von Seite ${count(page)} ist beschädigt oder abgeschnitten und lässt sich nicht lesen. Scannen oder speichern Sie es neu.`,
  PICTURE_TOO_LARGE: ({ page, width, height }) =>
    `Das Bild von Seite ${count(page)} ist ${count(width)} × ${count(height)} Pixel groß, mehr als gelesen werden darf. Scannen Sie es mit geringerer Auflösung, oder verkleinern Sie es.`,
  TOO_MANY_PIXELS: ({ most }) =>
    `Die Bilder der Datei haben zusammen mehr als ${count(most)} Megapixel. Teilen Sie die Datei, oder scannen Sie mit geringerer Auflösung.`,
  PASSWORD_MISSING: () => 'Dieses PDF ist geschützt. Geben Sie das Passwort ein, das es öffnet.',
  PASSWORD_WRONG: () => 'Dieses Passwort öffnet die Datei nicht. Prüfen Sie es, und versuchen Sie ein anderes.',
  FILE_WITHOUT_TEXT: () =>
    'Die Datei hat keinen Text: Ihre Seiten sind leer oder nur Zeichnungen. Bitten Sie die Bank um den Auszug als PDF.',
  TEXT_EXCLUDED: () =>
    'Es bleibt kein Text zu lesen: Aller Text steht auf Seiten, die laut Angabe zu keinem Auszug gehören. Schließen Sie weniger Seiten aus.',
  FILE_ENCRYPTED: () =>
    'Die Datei ist so verschlüsselt, dass sie sich nicht lesen lässt. Bitten Sie um eine unverschlüsselte Kopie.',
  FILE_DAMAGED: () => 'Die Datei ist beschädigt: Keine Seite lässt sich lesen. Bitten Sie um eine neue Kopie davon.',
  PAGE_DAMAGED: ({ page }) =>
    `Seite ${count(page)} der Datei ist beschädigt und lässt sich nicht lesen. Bitten Sie um eine neue Kopie der Datei.`,
  FONTS_WITHOUT_LETTERS: () =>
    `Der Text der Datei lässt sich nicht lesen: Ihre Schriften verraten nicht, welche Buchstaben sie zeichnen, und ${NOT_READ} Bitten Sie die Bank um ein anderes PDF des Auszugs.`,
  FILE_SCANNED: () =>
    `Die Datei ist ein Scan: Ihre Seiten sind Bilder ohne Text, und ${NOT_READ} Bitten Sie die Bank um den Auszug als PDF.`,
  PICTURES_WITHOUT_TEXT: () =>
    'Die Seiten der Datei sind Bilder, und aus ihnen ließ sich kein Text lesen. Scannen Sie den Auszug neu: gerade, scharf, gleichmäßig beleuchtet und mit 300 dpi. Oder bitten Sie die Bank um den Auszug als PDF.',
  SCAN_NOT_REDACTED: () => 'Die Seiten der Datei sind Bilder: Sie enthalten keinen Text, der sich ersetzen ließe.',
  FILE_TOO_LARGE_TO_READ: () => 'Die Datei ist größer als der Speicher, den das Lesen belegen darf. Teilen Sie sie.',
  TOO_MANY_PAGES: ({ pages, most }) =>
    `Die Datei hat ${count(pages)} Seiten; höchstens ${count(most)} werden gelesen. Teilen Sie sie in kürzere Dateien.`,
  TOO_MANY_LETTERS: ({ page, letters, most }) =>
    `Seite ${count(page)} der Datei enthält ${count(letters)} Buchstaben; höchstens ${count(most)} werden gelesen. Drucken Sie die Datei in ein neues PDF mit mehr Seiten.`,
  TOO_MUCH_TEXT: () =>
    'Die Seiten enthalten mehr Text, als ein Auszug haben darf. Teilen Sie die Datei, oder bitten Sie um eine neue Kopie.',
  TOO_MUCH_WORK: () =>
    'Die Datei braucht mehr Speicher oder Rechenzeit, als ein Auszug darf. Vielleicht ist sie beschädigt oder soll Schaden anrichten: Drucken Sie sie in ein neues PDF, oder bitten Sie um eine neue Kopie.',
  READING_OVERRAN: () => OVERRAN,
  READING_BROKE: () => BROKE,
  READING_INTERRUPTED: () =>
    'Der Dienst wurde beim Lesen dieser Datei immer wieder beendet, was nicht an ihr liegen muss. Es wurde nichts berechnet. Wandeln Sie sie erneut um.',
  OPENING_OVERRAN: () => OVERRAN,
  OPENING_BROKE: () => BROKE,
  DRAWING_OVERRAN: () => 'Das braucht mehr Zeit oder Speicher als erlaubt. Sehen Sie es sich in einem PDF-Programm an.',
  NO_STATEMENT: ({ pagesFromPictures = 0 }) =>
    pagesFromPictures === 0
      ? 'In diesem Dokument wurde kein Auszug gefunden. Ist es die richtige Datei?'
      : 'In diesem Dokument wurde kein Auszug gefunden. Ist es die richtige Datei? Wo Bilder unscharf, dunkel oder abgeschnitten sind, scannen Sie sie neu.',
};
