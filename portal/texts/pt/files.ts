/** Portuguese: why a file cannot be converted, by its code, with what to do about it. */
import { count } from '../../formats/numbers.ts';
import type { FileWords } from '../sentences.ts';

const NOT_READ = 'a leitura de páginas a partir de imagens está desativada neste serviço.';
const OVERRAN = 'A leitura deste PDF passou do tempo permitido, duas vezes. Divida-o em arquivos menores.';
const BROKE = 'A leitura deste PDF falhou gravemente, duas vezes. Imprima-o em um novo PDF, ou divida-o.';

export const files: FileWords = {
  NOT_A_PDF: () =>
    'Isto não é um PDF nem uma imagem (JPEG, PNG, WebP, TIFF). Adicione o extrato como o PDF que o banco fornece, ou uma digitalização dele como imagem.',
  NOT_A_PICTURE: ({ part }) =>
    `O arquivo ${count(part)} dos que seriam reunidos não é uma imagem. Só imagens (JPEG, PNG, WebP, TIFF) podem ser páginas de um só arquivo.`,
  PICTURE_DAMAGED: ({ page }) =>
    `A imagem da página ${count(page)} está danificada ou cortada e não pode ser lida. Digitalize-a ou salve-a de novo.`,
  PICTURE_TOO_LARGE: ({ page, width, height }) =>
    `A imagem da página ${count(page)} tem ${count(width)} × ${count(height)} pixels, mais do que pode ser lido. Digitalize-a com menor resolução, ou reduza-a.`,
  TOO_MANY_PIXELS: ({ most }) =>
    `As imagens do arquivo somam mais de ${count(most)} megapixels. Divida o arquivo, ou digitalize-o com menor resolução.`,
  PASSWORD_MISSING: () => 'Este PDF está protegido. Informe a senha que o abre.',
  PASSWORD_WRONG: () => 'Esta senha não abre o arquivo. Verifique-a e tente outra.',
  FILE_WITHOUT_TEXT: () =>
    'O arquivo não tem texto: as páginas estão vazias, ou só têm desenhos. Peça ao banco o extrato em PDF.',
  TEXT_EXCLUDED: () =>
    'Não resta texto para ler: tudo está em páginas que, conforme indicado, não são de nenhum extrato. Exclua menos páginas.',
  FILE_ENCRYPTED: () =>
    'O arquivo está criptografado de um modo que não pode ser lido. Peça uma cópia sem criptografia.',
  FILE_DAMAGED: () => 'O arquivo está danificado: nenhuma página pode ser lida. Peça uma nova cópia.',
  PAGE_DAMAGED: ({ page }) =>
    `A página ${count(page)} do arquivo está danificada e não pode ser lida. Peça uma nova cópia do arquivo.`,
  FONTS_WITHOUT_LETTERS: () =>
    `O texto do arquivo não pode ser lido: as fontes não informam que letras desenham, e ${NOT_READ} Peça ao banco outro PDF do extrato.`,
  FILE_SCANNED: () =>
    `O arquivo é uma digitalização: as páginas são imagens sem texto, e ${NOT_READ} Peça ao banco o extrato em PDF.`,
  PICTURES_WITHOUT_TEXT: () =>
    'As páginas do arquivo são imagens, e não foi possível ler texto nelas. Digitalize o extrato de novo: reto, nítido, com luz uniforme e em 300 dpi. Ou peça ao banco o extrato em PDF.',
  SCAN_NOT_REDACTED: () => 'As páginas do arquivo são imagens: não há nelas texto que possa ser substituído.',
  FILE_TOO_LARGE_TO_READ: () => 'O arquivo é maior que a memória que a leitura pode usar. Divida-o.',
  TOO_MANY_PAGES: ({ pages, most }) =>
    `O arquivo tem ${count(pages)} páginas; são lidas no máximo ${count(most)}. Divida-o em arquivos menores.`,
  TOO_MANY_LETTERS: ({ page, letters, most }) =>
    `A página ${count(page)} do arquivo contém ${count(letters)} letras; são lidas no máximo ${count(most)}. Imprima o arquivo em um novo PDF com mais páginas.`,
  TOO_MUCH_TEXT: () =>
    'As páginas contêm mais texto do que um extrato pode ter. Divida o arquivo, ou peça uma nova cópia dele.',
  TOO_MUCH_WORK: () =>
    'O arquivo exige mais memória ou trabalho do que um extrato pode exigir. Pode estar danificado, ou ter sido feito para causar dano: imprima-o em um novo PDF, ou peça uma nova cópia.',
  READING_OVERRAN: () => OVERRAN,
  READING_BROKE: () => BROKE,
  READING_INTERRUPTED: () =>
    'O serviço parou várias vezes enquanto lia este arquivo, que pode não ser a causa. Nada foi cobrado. Converta-o de novo.',
  OPENING_OVERRAN: () => OVERRAN,
  OPENING_BROKE: () => BROKE,
  DRAWING_OVERRAN: () => 'Isto exige mais tempo ou memória do que o permitido. Veja a página em um leitor de PDF.',
  NO_STATEMENT: ({ pagesFromPictures = 0 }) =>
    pagesFromPictures === 0
      ? 'Nenhum extrato foi encontrado neste documento. É o arquivo certo?'
      : 'Nenhum extrato foi encontrado neste documento. É o arquivo certo? Se as imagens estiverem borradas, escuras ou cortadas, digitalize-as de novo.',
};
