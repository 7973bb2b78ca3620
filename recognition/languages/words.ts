/**
 * Words by which papers of a bank show their language: of its sentences, of headings and labels, of bookings, and the
 * names of months. The lexicon of the engine has more of them, but its lists name no language and some lines hold
 * several. Folded: lower case and without accents, which the first reader does not read.
 */
import type { Language } from './language.ts';

/** Languages that show by their words; the others show by their script. */
export type WordLanguage = Exclude<Language, 'ell' | 'bel' | 'jpn' | 'chi_sim'>;

export const WORDS: Readonly<Record<WordLanguage, string>> = {
  eng: `the and of your you for from with this that please are is was to on any all may not be will have been
    page statement account balance date description details paid payment payments withdrawals deposits opening
    closing brought forward money interest fee fees card transaction transactions period number sort code
    available summary total customer bank branch transfer purchase direct standing order cash cheque check january
    february march april june july august september october november december`,
  deu: `der die das und von vom zum zur fur mit bei auf aus ist sind nicht sie ihre ihr ihrer bitte wir oder den
    dem des eine einer seite blatt kontoauszug auszug konto kontostand kontonummer buchung buchungstag
    buchungstext wert wertstellung valuta verwendungszweck umsatz umsatze betrag saldo alter neuer haben soll
    gutschrift lastschrift uberweisung dauerauftrag karte kartenzahlung gehalt miete zinsen gebuhren datum summe
    belastung einzahlung auszahlung bankleitzahl januar februar marz mai juni juli oktober dezember`,
  fra: `le la les des du de et en au aux un une pour par sur vous votre vos est sont nous dans ou avec ce cette
    ces ne pas releve compte solde crediteur debiteur ancien nouveau nature operation operations date valeur debit
    credit virement virements prelevement carte cheque retrait paiement achat versement salaire loyer frais
    interets montant page libelle agence banque total periode titulaire facture recu emis janvier fevrier mars
    avril juin juillet aout septembre octobre novembre decembre`,
  spa: `el la los las de del y en un una por para con su sus al que no se es son este esta usted pagina extracto
    cuenta saldo anterior fecha valor concepto importe movimiento movimientos cargo abono abonos transferencia
    recibo tarjeta pago compra ingreso nomina alquiler comision comisiones intereses retirada cajero efectivo
    titular oficina total periodo cliente numero hasta desde enero febrero marzo abril mayo junio julio agosto
    septiembre octubre noviembre diciembre`,
  ita: `il lo la gli le di del della dei delle e in un una per con su da dal dalla al alla che non si sono
    questo questa pagina estratto conto saldo iniziale finale data valuta descrizione operazioni operazione
    importo movimenti dare avere addebito addebiti accredito accrediti bonifico pagamento carta prelievo stipendio
    affitto commissioni interessi spese imposta bollo totale periodo cliente numero filiale intestatario gennaio
    febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre`,
  por: `o os as de do da dos das e em no na nos nas um uma por para com seu sua ao que nao se este esta pagina
    extrato conta saldo anterior data valor descricao historico lancamento lancamentos movimento movimentos debito
    credito transferencia recebida enviada pagamento compra cartao deposito saque levantamento salario ordenado
    aluguel renda juros tarifa comissao total periodo cliente numero agencia titular contabilistico janeiro
    fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro`,
  nld: `de het een en van voor met op te in uw u is zijn niet bij naar dit deze wij om of aan pagina afschrift
    rekeningafschrift rekening rekeningnummer saldo vorig nieuw datum omschrijving bedrag boeking af
    overschrijving betaling betaalautomaat pinnen incasso machtiging kenmerk salaris huur rente kosten naam
    tegenrekening mededelingen overboeking geldautomaat totaal periode klant begunstigde januari februari maart
    april mei juni juli augustus oktober december`,
  pol: `i w z na do od za dla oraz nie jest sa sie przez po przy ze pan pani strona wyciag rachunek rachunku
    saldo poczatkowe koncowe data operacji ksiegowania opis kwota tytul przelew przelewu przychodzacy wychodzacy
    karta karty platnosc wyplata wplata wynagrodzenie czynsz odsetki prowizja oplata obciazenia uznania numer
    okres klient nadawca odbiorca zlecenie stale bankomat zakup suma stycznia lutego marca kwietnia maja czerwca
    lipca sierpnia wrzesnia pazdziernika listopada grudnia styczen luty marzec kwiecien czerwiec lipiec sierpien
    wrzesien pazdziernik listopad grudzien`,
  swe: `och att det som en ett av for till fran med pa den inte ar din ditt dina vid har kan eller om sida
    kontoutdrag konto kontonummer saldo ingaende utgaende datum bokforingsdag bokford transaktion transaktioner
    belopp text beskrivning insattning uttag overforing betalning kortkop kop lon hyra ranta avgift autogiro
    bankgiro period kund referens summa valutadag januari februari mars april maj juni juli augusti september
    oktober november december`,
  dan: `og at det som en et af for til fra med pa den ikke er din dit dine ved har kan eller om der side
    kontoudskrift konto kontonummer saldo primo ultimo dato bogfort bogforingsdato tekst belob indsat haevet
    haevning overforsel betaling kortkob kob lon husleje rente gebyr betalingsservice dankort rentedato periode
    kunde reference overfort udskrift indbetaling udbetaling hovedkonto januar februar marts april maj juni juli
    august oktober december`,
  nor: `og at det som en et av for til fra med pa den ikke er din ditt dine ved har kan eller om side
    kontoutskrift konto kontonummer saldo inngaende utgaende dato bokfort bokforingsdato forklaring tekst belop
    inn ut overforing betaling varekjop kjop lonn husleie rente gebyr avtalegiro nettgiro rentedato periode kunde
    referanse overfort innskudd uttak minibank mottaker beskrivelse kortkjop januar februar mars april mai juni
    juli august oktober desember`,
  fin: `ja on ei se etta tai sen kun ovat voi ole teidan sivu tiliote tili tilin tilinumero saldo alkusaldo
    loppusaldo kirjauspaiva arvopaiva maksupaiva paiva paivamaara selite selitys saaja maksaja maara viite viesti
    tilisiirto maksu korttiosto kortti pano otto palkka vuokra korko palvelumaksu nosto kausi asiakas yhteensa
    panot otot arkistointitunnus laji tammikuu helmikuu maaliskuu huhtikuu toukokuu kesakuu heinakuu elokuu
    syyskuu lokakuu marraskuu joulukuu tammikuuta helmikuuta maaliskuuta`,
  ces: `a v z na do od za pro nebo ne je jsou se si ze vas vase po s strana vypis uctu ucet cislo zustatek
    pocatecni konecny datum zauctovani valuta popis castka mena transakce prichozi odchozi uhrada platba kartou
    karta vyber vklad mzda najem urok poplatek poplatky trvaly prikaz inkaso protiucet variabilni symbol zprava
    obdobi klient celkem prijmy vydaje obrat leden unor brezen duben kveten cerven cervenec srpen zari rijen
    listopad prosinec ledna unora brezna dubna kvetna cervna srpna rijna prosince`,
  hun: `a az es egy nem van hogy vagy is ezt on onnek kerjuk oldal szamlakivonat kivonat szamla szamlaszam
    egyenleg nyito zaro datum konyveles erteknap megnevezes leiras osszeg terheles jovairas atutalas utalas kartya
    vasarlas keszpenz felvetel befizetes fizetes munkaber berleti dij dijak kamat jutalek kozlemeny
    kedvezmenyezett tranzakcio forgalom idoszak ugyfel osszesen nap januar februar marcius aprilis majus junius
    julius augusztus szeptember oktober november december`,
  ron: `si de la in cu pe din pentru un o nu este sunt sau care al ale ati va dumneavoastra pagina extras cont
    contului sold initial final anterior data descriere detalii tranzactie tranzactii tranzactiei suma debit
    credit plata plati incasare transfer card cumparare retragere numerar depunere salariu chirie dobanda comision
    comisioane ordin beneficiar ordonator rulaj perioada client total zi referinta ianuarie februarie martie
    aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie`,
  tur: `ve bir bu ile icin veya de da olan olarak sayin sayfa hesap hesabi ozeti ekstresi ekstre bakiye devir
    onceki son tarih tarihi islem islemler aciklama tutar borc alacak havale gelen giden fatura odeme odemesi kart
    harcama para cekme yatirma maas kira faiz ucret ucreti komisyon masraf musteri numarasi sube donem toplam
    valor otomatik ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik`,
  hrv: `i u na za od do je se su s sa iz po ili nije vas vasa ovaj stranica izvod izvadak promet racun racuna
    racunu broj datum izvrsenja valute opis svrha placanja placanje iznos stanje prethodno pocetno zavrsno novo
    ukupan ukupno potrazni dugovni uplata isplata duguje potrazuje prijenos kartica karticom podizanje gotovine
    naknada kamata kamate pripis placa najam trajni nalog primatelj platitelj model poziv razdoblje klijent banka
    depoziti osigurani sijecnja veljace ozujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga
    prosinca`,
  ind: `dan di ke dari untuk yang dengan ini pada atau tidak anda oleh halaman laporan rekening koran mutasi saldo
    awal akhir tanggal uraian keterangan transaksi jumlah valuta mata uang nama pemilik cabang nomor periode kredit
    debet debit setoran tunai tarikan penarikan biaya adm bunga pajak gaji pembayaran transfer kartu pengembalian
    bersambung berikut total nasabah alamat januari februari maret april mei juni juli agustus september oktober
    november desember`,
  vie: `va cua cho tu den tai la co khong duoc theo trong voi nay ngay thang nam trang so phu sao ke khoan chu
    ten khach hang dia chi nhanh noi dung dien giai giao dich hieu luc phat sinh ghi du dau cuoi ky tong cong
    tien gui rut nop chuyen thanh toan the luong lai suat phi duy tri hoan mua hoa don ngan tham chieu loai`,
};
