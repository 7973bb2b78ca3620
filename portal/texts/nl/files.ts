/** Dutch: why a file cannot be converted, by its code, with what to do about it. */
import { count } from '../../formats/numbers.ts';
import type { FileWords } from '../sentences.ts';

const NOT_READ = 'het lezen van afbeeldingen van pagina’s is in deze dienst uitgeschakeld.';
const OVERRAN = 'Het lezen van deze PDF duurde twee keer langer dan mag. Splits hem in kortere bestanden.';
const BROKE = 'Het lezen van deze PDF is twee keer ernstig mislukt. Druk hem af naar een nieuwe PDF, of splits hem.';

export const files: FileWords = {
  NOT_A_PDF: () =>
    'Dit is geen PDF en geen afbeelding (JPEG, PNG, WebP, TIFF). Voeg het afschrift toe als de PDF van de bank, of als afbeelding van een scan.',
  NOT_A_PICTURE: ({ part }) =>
    `Bestand ${count(part)} van de samen te voegen bestanden is geen afbeelding. Alleen afbeeldingen (JPEG, PNG, WebP, TIFF) worden pagina’s van één bestand.`,
  PICTURE_DAMAGED: ({ page }) =>
    `De afbeelding van pagina ${count(page)} is beschadigd of afgebroken en kan niet worden gelezen. Scan haar opnieuw of sla haar opnieuw op.`,
  PICTURE_TOO_LARGE: ({ page, width, height }) =>
    `De afbeelding van pagina ${count(page)} is ${count(width)} × ${count(height)} pixels groot, meer dan gelezen mag worden. Scan haar met een lagere resolutie, of maak haar kleiner.`,
  TOO_MANY_PIXELS: ({ most }) =>
    `De afbeeldingen van het bestand hebben samen meer dan ${count(most)} megapixels. Splits het bestand, of scan het met een lagere resolutie.`,
  PASSWORD_MISSING: () => 'Deze PDF is beveiligd. Voer het wachtwoord in waarmee hij opengaat.',
  PASSWORD_WRONG: () => 'Met dit wachtwoord gaat het bestand niet open. Controleer het of probeer een ander.',
  FILE_WITHOUT_TEXT: () =>
    'Het bestand heeft geen tekst: de pagina’s zijn leeg of bevatten alleen tekeningen. Vraag de bank om het afschrift als PDF.',
  TEXT_EXCLUDED: () =>
    'Er blijft geen tekst over om te lezen: alles staat op pagina’s die volgens opgave bij geen afschrift horen. Sluit minder pagina’s uit.',
  FILE_ENCRYPTED: () =>
    'Het bestand is versleuteld op een manier die niet kan worden gelezen. Vraag om een kopie zonder versleuteling.',
  FILE_DAMAGED: () => 'Het bestand is beschadigd: geen enkele pagina kan worden gelezen. Vraag om een nieuwe kopie.',
  PAGE_DAMAGED: ({ page }) =>
    `Pagina ${count(page)} van het bestand is beschadigd en kan niet worden gelezen. Vraag om een nieuwe kopie van het bestand.`,
  FONTS_WITHOUT_LETTERS: () =>
    `De tekst van het bestand kan niet worden gelezen: de lettertypen zeggen niet welke letters ze tekenen, en ${NOT_READ} Vraag de bank om een andere PDF van het afschrift.`,
  FILE_SCANNED: () =>
    `Het bestand is een scan: de pagina’s zijn afbeeldingen zonder tekst, en ${NOT_READ} Vraag de bank om het afschrift als PDF.`,
  PICTURES_WITHOUT_TEXT: () =>
    'De pagina’s van het bestand zijn afbeeldingen, en er kon geen tekst uit worden gelezen. Scan het afschrift opnieuw: recht, scherp, in gelijkmatig licht en met 300 dpi. Of vraag de bank om het afschrift als PDF.',
  SCAN_NOT_REDACTED: () =>
    'De pagina’s van het bestand zijn afbeeldingen: er staat geen tekst in die kan worden vervangen.',
  FILE_TOO_LARGE_TO_READ: () => 'Het bestand is groter dan het geheugen dat het lezen mag gebruiken. Splits het.',
  TOO_MANY_PAGES: ({ pages, most }) =>
    `Het bestand heeft ${count(pages)} pagina’s; er worden er hoogstens ${count(most)} gelezen. Splits het in kortere bestanden.`,
  TOO_MANY_LETTERS: ({ page, letters, most }) =>
    `Pagina ${count(page)} van het bestand bevat ${count(letters)} letters; er worden er hoogstens ${count(most)} gelezen. Druk het bestand af naar een nieuwe PDF met meer pagina’s.`,
  TOO_MUCH_TEXT: () =>
    'De pagina’s bevatten meer tekst dan een afschrift mag hebben. Splits het bestand, of vraag om een nieuwe kopie.',
  TOO_MUCH_WORK: () =>
    'Het bestand vraagt meer geheugen of werk dan een afschrift mag kosten. Misschien is het beschadigd of gemaakt om schade te doen: druk het af naar een nieuwe PDF, of vraag om een nieuwe kopie.',
  READING_OVERRAN: () => OVERRAN,
  READING_BROKE: () => BROKE,
  READING_INTERRUPTED: () =>
    'De dienst is steeds weer gestopt terwijl hij dit bestand las; dat hoeft niet aan het bestand te liggen. Er is niets betaald. Zet het opnieuw om.',
  OPENING_OVERRAN: () => OVERRAN,
  OPENING_BROKE: () => BROKE,
  DRAWING_OVERRAN: () => 'Dit kost meer tijd of geheugen dan mag. Bekijk het in een PDF-lezer.',
  NO_STATEMENT: ({ pagesFromPictures = 0 }) =>
    pagesFromPictures === 0
      ? 'In dit document is geen afschrift gevonden. Is het het juiste bestand?'
      : 'In dit document is geen afschrift gevonden. Is het het juiste bestand? Zijn afbeeldingen onscherp, donker of afgesneden, scan ze dan opnieuw.',
};
