/** Dutch: the view History. */
import { counted } from '../counted.ts';
import type { Texts } from '../texts.ts';

const conversions = (number: number) => counted(number, { one: 'omzetting', other: 'omzettingen' });

export const history = {
  title: 'Historie',
  search: 'Zoeken',
  searchPlaceholder: 'Bestandsnaam, of begin van een nummer',
  clear: 'Zoekopdracht wissen',
  status: 'Status',
  statuses: {
    all: 'Alle',
    completed: 'Omgezet',
    processing: 'Bezig',
    queued: 'Wacht',
    failed: 'Niet omgezet',
  },
  list: 'Omzettingen',
  empty: 'Er is nog niets omgezet.',
  convert: 'Afschriften omzetten',
  noneFound: 'Niets past bij deze zoekopdracht.',
  columns: {
    files: 'Bestanden',
    status: 'Status',
    pages: 'Pagina’s',
    created: 'Wanneer',
    expires: 'Bewaard tot',
    action: 'Acties',
  },
  choose: (name: string) => `${name} kiezen`,
  chooseAll: 'Alles kiezen wat wordt getoond',
  chosen: (number: number) => `${conversions(number)} gekozen`,
  chosenTitle: 'Wat is gekozen',
  downloadChosen: 'Keuze downloaden',
  deleteChosen: 'Keuze verwijderen',
  letGo: 'Niets kiezen',
  more: (number: number) => `en nog ${counted(number, { one: 'bestand', other: 'bestanden' })}`,
  /** of deleted files, whose names are gone */
  nameless: (files: number) => counted(files, { one: 'verwijderd bestand', other: 'verwijderde bestanden' }),
  pages: (number: number) => counted(number, { one: 'pagina', other: 'pagina’s' }),
  part: (done: number, all: number) => `${done} van ${counted(all, { one: 'bestand', other: 'bestanden' })}`,
  expired: 'Weg',
  check: 'Controle',
  checkJob: (name: string) => `Controle van ${name}`,
  downloadJob: (name: string) => `${name} downloaden`,
  delete: 'Verwijderen',
  cancel: 'Annuleren',
  deleteJob: (name: string) => `${name} verwijderen`,
  cancelJob: (name: string) => `Omzetting van ${name} annuleren`,
  confirm: {
    title: (jobs: number) => (jobs === 1 ? 'Nu verwijderen?' : `${conversions(jobs)} nu verwijderen?`),
    body: 'De bestanden en wat eruit is gelezen, worden definitief verwijderd, hier en in elke andere omzetting ervan.',
    cancelTitle: 'Deze omzetting annuleren?',
    cancelBody: 'Voor wat nog niet is omgezet, krijgt u de credits terug.',
    keep: 'Behouden',
    delete: 'Verwijderen',
    stop: 'Omzetting annuleren',
  },
  showMore: 'Meer tonen',
} satisfies Texts['history'];
