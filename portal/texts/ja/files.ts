/** Japanese: why a file cannot be converted, by its code, with what to do about it. */
import { count } from '../../formats/numbers.ts';
import type { FileWords } from '../sentences.ts';

const NOT_READ = 'このサービスでは画像からの読み取りが無効になっています。';
const OVERRAN = 'このPDFの読み取りが、2回とも制限時間を超えました。短いファイルに分割してください。';
const BROKE = 'このPDFの読み取りが、2回とも途中で失敗しました。新しいPDFとして印刷するか、分割してください。';

export const files: FileWords = {
  NOT_A_PDF: () =>
    'PDFでも画像（JPEG、PNG、WebP、TIFF）でもありません。銀行が発行した明細書のPDF、またはそのスキャン画像を追加してください。',
  NOT_A_PICTURE: ({ part }) =>
    `まとめるファイルの${count(part)}番目が画像ではありません。1つのファイルのページにできるのは画像（JPEG、PNG、WebP、TIFF）だけです。`,
  PICTURE_DAMAGED: ({ page }) =>
    `${count(page)}ページの画像が破損しているか途中で切れているため、読み取れません。スキャンまたは保存をやり直してください。`,
  PICTURE_TOO_LARGE: ({ page, width, height }) =>
    `${count(page)}ページの画像は${count(width)}×${count(height)}ピクセルで、上限を超えています。解像度を下げてスキャンするか、画像を縮小してください。`,
  TOO_MANY_PIXELS: ({ most }) =>
    `ファイルの画像が合計${count(most)}メガピクセルを超えています。ファイルを分割するか、解像度を下げてスキャンしてください。`,
  PASSWORD_MISSING: () => 'このPDFは保護されています。開くためのパスワードを入力してください。',
  PASSWORD_WRONG: () => 'このパスワードではファイルを開けません。確認して、別のパスワードをお試しください。',
  FILE_WITHOUT_TEXT: () =>
    'ファイルにテキストがありません。ページが空白か、図だけです。明細書のPDFを銀行に依頼してください。',
  TEXT_EXCLUDED: () =>
    '読み取るテキストが残っていません。テキストはすべて、明細書に含まれないと指定されたページにあります。除外するページを減らしてください。',
  FILE_ENCRYPTED: () => 'ファイルが読み取れない方式で暗号化されています。暗号化されていないものを入手してください。',
  FILE_DAMAGED: () => 'ファイルが破損していて、どのページも読み取れません。もう一度入手してください。',
  PAGE_DAMAGED: ({ page }) =>
    `ファイルの${count(page)}ページが破損していて読み取れません。ファイルをもう一度入手してください。`,
  FONTS_WITHOUT_LETTERS: () =>
    `フォントに文字の情報がないため、ファイルのテキストを読み取れません。${NOT_READ}別の形の明細書PDFを銀行に依頼してください。`,
  FILE_SCANNED: () =>
    `ファイルはスキャンで、ページはテキストのない画像です。${NOT_READ}明細書のPDFを銀行に依頼してください。`,
  PICTURES_WITHOUT_TEXT: () =>
    'ファイルのページは画像で、文字を読み取れませんでした。傾きやぼけがないように、均一な明るさ、300dpiでスキャンし直してください。または、明細書のPDFを銀行に依頼してください。',
  SCAN_NOT_REDACTED: () => 'ファイルのページは画像で、置き換えられるテキストがありません。',
  FILE_TOO_LARGE_TO_READ: () => 'ファイルが大きく、読み取りに使えるメモリーを超えています。分割してください。',
  TOO_MANY_PAGES: ({ pages, most }) =>
    `ファイルは${count(pages)}ページありますが、読み取れるのは${count(most)}ページまでです。短いファイルに分割してください。`,
  TOO_MANY_LETTERS: ({ page, letters, most }) =>
    `ファイルの${count(page)}ページには${count(letters)}文字ありますが、読み取れるのは${count(most)}文字までです。ページ数を増やして新しいPDFとして印刷してください。`,
  TOO_MUCH_TEXT: () =>
    'ページのテキストが、明細書として許される量を超えています。ファイルを分割するか、もう一度入手してください。',
  TOO_MUCH_WORK: () =>
    '読み取りに必要なメモリーまたは処理が、明細書として許される量を超えています。ファイルが破損しているか、悪意のあるものかもしれません。新しいPDFとして印刷するか、もう一度入手してください。',
  READING_OVERRAN: () => OVERRAN,
  READING_BROKE: () => BROKE,
  READING_INTERRUPTED: () =>
    'このファイルの読み取り中に、サービスが繰り返し停止しました。ファイルが原因とは限りません。クレジットは消費されていません。もう一度変換してください。',
  OPENING_OVERRAN: () => OVERRAN,
  OPENING_BROKE: () => BROKE,
  DRAWING_OVERRAN: () => '表示に必要な時間またはメモリーが上限を超えています。PDFビューアーでご覧ください。',
  NO_STATEMENT: ({ pagesFromPictures = 0 }) =>
    pagesFromPictures === 0
      ? 'この文書に明細書が見つかりませんでした。正しいファイルかどうか確認してください。'
      : 'この文書に明細書が見つかりませんでした。正しいファイルかどうか確認してください。画像がぼけている、暗い、または切れている場合は、スキャンし直してください。',
};
