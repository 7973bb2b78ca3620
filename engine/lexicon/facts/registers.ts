/** Names of the numbers of taxes and registers: they are of whoever issued or received the paper, and of no account. */
import { fold, wordSet } from '../phrases/fold.ts';

const REGISTERS = wordSet(`gstin gst gstn cin tin vat vatin abn acn ein crn uen sst brn npwp
  uid ustid ustidnr ustnr steuernummer handelsregister hrb hrv mwst siren siret tva rcs
  nif nit ruc rut rfc cuit cuil rnc rtn cnpj cpf nipc iva piva rea kvk btw btwnr
  nip regon krs ico dic oib pib cui afm αφμ γεμη moms cvr orgnr ytunnus
  inn kpp ogrn инн кпп огрн бин унп єдрпоу едрпоу булстат еик vkn mersis`);

/** Given a word right before a number, returns whether it names the number of a tax or a register: "GSTIN", "CNPJ:". */
export const namesRegister = (word: string): boolean => REGISTERS.has(fold(word).replaceAll(' ', ''));
