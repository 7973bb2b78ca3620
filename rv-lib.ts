import PDFDocument from 'pdfkit';
import { seeded, seedOf } from './fixtures/draw/random.ts';
export type R = () => number;
export const rnd = (s: string): R => seeded(seedOf(s));
export const int = (r: R, a: number, b: number) => a + Math.floor(r() * (b - a + 1));
export const pick = <T,>(r: R, a: readonly T[]): T => a[Math.floor(r() * a.length)];
export interface Col { key: string; head: string; w: number; right?: boolean }
export interface Row { cells: Record<string, string>; look?: any; title?: string; e?: Entry }
export interface Entry { date: string; desc: string; amt: number; bal?: number; vdate?: string }
export interface Spec {
  lang: string; loc: Loc; font: string; size: number; top: string[]; cols: Col[]; rows: Row[]; after: (string | [string,string])[];
  entries: Entry[]; opening: number; closing: number; layout: string; perPage: number; footer?: (n: number, m: number) => string; footerAt?: string;
  drop?: number[]; headEach: boolean; header?: string[]; currency: string | null; sums: [string,string][]; truth?: any; start: string; end: string; dateKey: string; margin?: string; gridRows?: boolean; pageNo?: any; spacing: number;
  draw?: (doc: any, info: any) => void;
}
export interface Loc { num: 'en' | 'de' | 'fr'; cur: string; code: string; date: string; headDate: string }
const MON = ['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec'];
export function fdate(iso: string, f: string): string {
  const [y,m,d] = iso.split('-');
  return f.replace('YYYY', y).replace('YY', y.slice(2)).replace('MMM', '\u0001').replace('MM', m).replace('DD', d).replace('\u0001', MON[+m-1]);
}
export function fm(minor: number, loc: Loc, o: { cur?: boolean; sign?: string } = {}): string {
  const n = Math.abs(minor); const i = Math.floor(n/100).toString(); const c = String(n%100).padStart(2,'0');
  const g = loc.num === 'en' ? ',' : loc.num === 'de' ? '.' : ' ';
  const s = i.replace(/\B(?=(\d{3})+$)/g, g) + (loc.num === 'en' ? '.' : ',') + c;
  const w = o.cur ? (loc.num==='en' ? loc.cur + s : s + ' ' + loc.cur) : s;
  return minor < 0 ? (o.sign === 'brackets' ? `(${w})` : o.sign === 'trailing' ? `${w}-` : `-${w}`) : (o.sign==='plus'? `+${w}`: w);
}
export const addDays = (iso: string, n: number) => new Date(Date.parse(iso+'T00:00:00Z') + n*864e5).toISOString().slice(0,10);
const OUT = ['TESCO STORES 2214','BAKERY ROYAL','COSTA COFFEE LEEDS','AMAZON MKTPLACE','COUNCIL TAX','DD BRITISH GAS','GYM CLUB','NETFLIX.COM','WATER RATES','PETROL SHELL 88','ATM CASH HIGH ST','BOOKSHOP','MOBILE BILL','CARD PAYMENT GREGGS'];
const IN = ['SALARY ACME LTD','TRANSFER FROM J SMITH','DEPOSIT BRANCH','INTEREST PAID','REFUND ASOS'];
const OUTDE = ['REWE MARKT','STADTWERKE STROM','MIETE WOHNUNG','AMAZON EU','DEUTSCHE BAHN','KARTENZAHLUNG ALDI','VERSICHERUNG HUK','APOTHEKE AM RING'];
const INDE = ['GEHALT MUSTER GMBH','UEBERWEISUNG MEIER','ZINSEN','ERSTATTUNG OTTO'];
export const LAYOUTS = ['harbour','northfield','us','de','drcr','sides','ussides','card','fr','dayend'] as const;
export interface Opt { layout?: string; n?: number; noBal?: boolean; year?: string }
export function base(r: R, o: Opt = {}): Spec {
  const layout = o.layout ?? pick(r, o.noBal ? ['harbour','de','drcr','sides','us0','card','dayend'] : LAYOUTS);
  const de = layout === 'de';
  const loc: Loc = layout.startsWith('us') ? { num:'en', cur:'$', code:'USD', date:'MM/DD/YYYY', headDate:'MM/DD/YYYY' }
    : layout==='card' ? { num:'en', cur:'$', code:'USD', date: pick(r,['MM/DD/YYYY','MM/DD']), headDate:'MM/DD/YYYY' }
    : de ? { num:'de', cur:'EUR', code:'EUR', date: pick(r,['DD.MM.YYYY','DD.MM.YY']), headDate:'DD.MM.YYYY' }
    : layout==='fr' ? { num:'fr', cur:'€', code:'EUR', date:'DD/MM/YYYY', headDate:'DD/MM/YYYY' }
    : { num:'en', cur:'£', code:'GBP', date: pick(r,['DD MMM YYYY','DD/MM/YYYY','DD MMM YY']), headDate:'DD MMM YYYY' };
  const y = o.year ?? '2024'; const mo = String(int(r,1,11)).padStart(2,'0'); const start = `${y}-${mo}-01`, end = `${y}-${mo}-28`;
  const n = o.n ?? int(r,8,16);
  const outs = de ? OUTDE : OUT, ins = de ? INDE : IN;
  const entries: Entry[] = []; let d = 0; let has14 = false;
  const days = Array.from({length:n}, () => int(r,1,27)).sort((a,b)=>a-b); if (!days.some(x=>x>12)) days[n-1]=25;
  for (let i=0;i<n;i++) { const inn = layout==='card' ? i===2 : (i===1 || r()<0.25); const amt = inn ? int(r,40000,120000)+7 : -int(r,900,39000);
    entries.push({ date: addDays(start, days[i]), desc: pick(r, layout==='card' ? (inn?['PAYMENT - THANK YOU']:OUT) : inn ? ins : outs) + ' ' + int(r,100,999), amt }); }
  let opening = layout==='card' ? -int(r,60000,200000) : int(r,90000,400000);
  const min = () => { let b=opening, m=b; for (const e of entries){b+=e.amt;m=Math.min(m,b);} return m; };
  if (layout!=='card' && min()<0) opening += -min()+int(r,1000,9000);
  const s: Spec = { lang: de?'de':'en', loc, font: pick(r,['Helvetica','Helvetica','Times-Roman','Courier']), size: pick(r,[8,9,10]), top: [], cols: [], rows: [], after: [], entries, opening, closing:0, layout, perPage: 40, headEach: true, currency: loc.code, sums: [], start, end, dateKey:'date', spacing: 1.5 };
  if (s.font==='Courier') s.size=8;
  fill(s, r);
  return s;
}
/** (re)build rows from entries */
export function fill(s: Spec, r: R) {
  const { layout, loc, entries } = s; let b = s.opening; for (const e of entries) { b += e.amt; e.bal = b; } s.closing = b;
  const per = `${fdate(s.start,loc.headDate)} ${pick(r,['to','-'])} ${fdate(s.end,loc.headDate)}`;
  const D: Col = { key:'date', head:'Date', w:75 }, T: Col = { key:'desc', head: pick(r,['Details','Description','Transaction']), w:190 };
  const A: Col = { key:'amt', head:'Amount', w:75, right:true }, B: Col = { key:'bal', head:'Balance', w:75, right:true };
  const uk = [pick(r,['Harbour Bank','Northfield Bank','Castle Bank']),'MR JAMES EXAMPLE','Account number 20481177 Sort code 20-44-19',`Statement period ${per}`,''];
  const oc: [string,string][] = [['Opening balance', fm(s.opening,loc,{cur:true})],['Closing balance', fm(s.closing,loc,{cur:true})]];
  const us = ['First Prairie Bank','JAMES EXAMPLE','Account Number: 000123456789  Routing number 121000248',`Statement Period: ${per}`,''];
  const mk = (e: Entry): Row => ({ e, cells: cellsOf(s, e) });
  if (layout==='harbour') { s.top=uk; s.sums=oc; s.cols=[D,T,A]; }
  else if (layout==='dayend') { s.top=uk; s.sums=oc; s.cols=[D,T,{...A,key:'out',head:'Paid out'},{...A,key:'in',head:'Paid in'},B]; }
  else if (layout==='northfield') { s.top=uk; s.sums=oc; s.cols=[D,T,{...A,key:'out',head:'Money out'},{...A,key:'in',head:'Money in'},B]; }
  else if (layout==='sides') { s.top=uk; s.sums=oc; s.cols=[D,T,{...A,key:'out',head:'Paid out'},{...A,key:'in',head:'Paid in'}]; }
  else if (layout==='drcr') { s.top=uk; s.sums=oc; s.cols=[D,T,A,{key:'mk',head:pick(r,['','DR/CR']),w:40}]; }
  else if (layout==='us') { s.top=us; s.sums=[['Beginning Balance',fm(s.opening,loc,{cur:true})],['Ending Balance',fm(s.closing,loc,{cur:true})]]; s.cols=[D,T,A,B]; }
  else if (layout==='us0') { s.top=us; s.sums=[['Beginning Balance',fm(s.opening,loc,{cur:true})],['Ending Balance',fm(s.closing,loc,{cur:true})]]; s.cols=[D,T,A]; }
  else if (layout==='ussides') { s.top=us; s.sums=[['Beginning Balance',fm(s.opening,loc,{cur:true})],['Ending Balance',fm(s.closing,loc,{cur:true})]]; s.cols=[D,T,{...A,key:'out',head:'Withdrawals'},{...A,key:'in',head:'Deposits'},B]; }
  else if (layout==='de') { s.top=['Musterbank eG','Herr Max Beispiel','IBAN DE89 3704 0044 0532 0130 00',`Kontoauszug vom ${fdate(s.start,loc.headDate)} bis ${fdate(s.end,loc.headDate)}`,'']; s.sums=[['Alter Kontostand',fm(s.opening,loc,{cur:true})],['Neuer Kontostand',fm(s.closing,loc,{cur:true})]]; s.cols=[{...D,head:'Buchungstag'},{...T,head:'Verwendungszweck'},{...A,head:'Betrag EUR'}]; }
  else if (layout==='fr') { s.top=['Banque du Midi','M. JEAN EXEMPLE','IBAN FR76 3000 6000 0112 3456 7890 189',`Relevé de compte du ${fdate(s.start,loc.headDate)} au ${fdate(s.end,loc.headDate)}`,'']; s.sums=[['Ancien solde',fm(s.opening,loc,{cur:true})],['Nouveau solde',fm(s.closing,loc,{cur:true})]]; s.cols=[D,{...T,head:'Libellé'},{...A,key:'out',head:'Débit'},{...A,key:'in',head:'Crédit'}]; }
  else if (layout==='card') { s.top=['Prairie Card Services','JAMES EXAMPLE','Card number ending 4410   Credit limit $5,000.00',`Billing period: ${per}`,'Minimum payment due $35.00   Payment due date '+fdate(addDays(s.end,20),loc.headDate),'']; s.sums=[['Previous balance',fm(-s.opening,loc,{cur:true})],['New balance',fm(-s.closing,loc,{cur:true})]]; s.cols=[{...D,head:'Trans date'},T,A]; }
  s.rows = entries.map(mk);
  if (layout==='northfield') s.rows.unshift({ cells:{ desc:'Balance brought forward', bal: fm(s.opening,loc) } });
  if (layout==='dayend') entries.forEach((e,i)=>{ if (entries[i+1]?.date===e.date) s.rows[i].cells.bal=''; });
}
export function cellsOf(s: Spec, e: Entry): Record<string,string> {
  const { loc, layout } = s; const c: Record<string,string> = { date: fdate(e.date, loc.date), desc: e.desc };
  const keys = s.cols.map(c=>c.key);
  if (keys.includes('out')) { if (e.amt<0) c.out = fm(-e.amt,loc); else c.in = fm(e.amt,loc); }
  else if (layout==='drcr') { c.amt = fm(Math.abs(e.amt),loc); c.mk = e.amt<0?'DR':'CR'; }
  else if (layout==='card') c.amt = fm(-e.amt,loc);
  else c.amt = fm(e.amt,loc);
  if (e.bal!==undefined) c.bal = fm(e.bal,loc);
  return c;
}
/** a pair that cancels, in the middle; returns rows (not in entries) */
export function pairRows(s: Spec, r: R, words?: [string,string], date?: string): [Row, Row] {
  const a = int(r,3000,30000)+3; const d = date ?? s.entries[Math.floor(s.entries.length/2)].date;
  const [w1,w2] = words ?? pick(r,[['HOTEL LUX','HOTEL LUX REFUND'],['CAR HIRE AVIS','AVIS REFUND'],['IKEA STORE','IKEA RETURN'],['TRANSFER TO M KHAN','TRANSFER FROM M KHAN']] as [string,string][]);
  const mk = (e: Entry): Row => { const c = cellsOf(s,e); delete c.bal; return { cells: c }; };
  return [mk({date:d,desc:w1,amt:-a}), mk({date:d,desc:w2,amt:a})];
}
/** inserts rows after the middle entry */
export function insert(s: Spec, rows: Row[], at?: number) {
  const i = at ?? s.rows.findIndex(x => x.e === s.entries[Math.floor(s.entries.length/2)]) ; s.rows.splice(i+1, 0, ...rows);
}
export function truthOf(s: Spec): any {
  return s.truth ?? { statements: [{ currency: s.currency, openingBalance: (s.opening/100).toFixed(2), closingBalance: (s.closing/100).toFixed(2), transactions: s.entries.map(e=>({ date:e.date, description:null, amount:(e.amt/100).toFixed(2) })) }] };
}
export function render(s: Spec): Promise<Buffer> {
  const doc = new PDFDocument({ size:'A4', margin: 0, autoFirstPage:false, compress:true }); const chunks: Buffer[] = []; doc.on('data', (c:Buffer)=>chunks.push(c));
  const done = new Promise<Buffer>(ok=>doc.on('end',()=>ok(Buffer.concat(chunks))));
  const bold = s.font==='Times-Roman'?'Times-Bold':s.font+'-Bold'; const ital = s.font==='Times-Roman'?'Times-Italic':s.font+'-Oblique';
  const groups: Row[][] = []; for (let i=0;i<s.rows.length;i+=s.perPage) groups.push(s.rows.slice(i,i+s.perPage)); if (!groups.length) groups.push([]);
  const total = s.cols.reduce((a,c)=>a+c.w,0); const k = Math.min(1.25, 500/total);
  const m = groups.length;
  groups.forEach((g, gi) => {
    if (s.drop?.includes(gi)) return;
    doc.addPage(); let y = 50; const x0=48; const lh = s.size*s.spacing;
    const t = (txt: string, x: number, yy: number, f=s.font, size=s.size, color='black') => { doc.font(f).fontSize(size).fillColor(color).text(txt, x, yy, { lineBreak:false }); };
    const rt = (txt: string, x: number, yy: number, f=s.font, size=s.size, color='black') => { doc.font(f).fontSize(size); const w=doc.widthOfString(txt); doc.fillColor(color).text(txt, x-w, yy, { lineBreak:false }); };
    if (s.margin) t(s.margin, 20, 12, s.font, 6.5);
    if (gi===0) { s.top.forEach((l,i)=>{ t(l,x0,y, i===0?bold:s.font, i===0?s.size+3:s.size); y+=lh; }); s.sums.forEach(([a,b])=>{ t(a,x0,y); rt(b,x0+260,y); y+=lh; }); y+=lh; }
    else { t((s.top[0]||'')+'  '+(s.top[2]||''),x0,y); y+=2*lh; }
    (s.header??[]).forEach(l=>{ t(l,x0,y); y+=lh; });
    if (gi===0 || s.headEach) { let x=x0; for (const c of s.cols){ const w=c.w*k; c.right?rt(c.head,x+w-6,y,bold):t(c.head,x,y,bold); x+=w; } y+=lh*1.2; }
    for (const row of g) {
      const L = row.look ?? {}; const size = L.size ?? s.size; const f = L.bold?bold:L.italic?ital:s.font;
      if (L.gap) y+=lh*L.gap;
      if (L.bg) { doc.save().rect(x0-3,y-2,total*k+2,lh).fill(L.bg).restore(); }
      if (L.ruleAbove) doc.moveTo(x0,y-2).lineTo(x0+total*k,y-2).lineWidth(0.6).stroke('black');
      if (row.title!==undefined) { t(row.title, x0+(L.indent??0), y, L.bold===false?s.font:f===s.font?bold:f, size, L.color); y+=lh; continue; }
      let x=x0+(L.indentAll??0); for (const c of s.cols){ const w=c.w*k; const v=row.cells[c.key]; if (v) { c.right?rt(v,x+w-6,y,f,size,L.color??'black'):t(v,x+(c.key==='desc'?(L.indent??0):0),y,f,size,L.color??'black'); } x+=w; }
      if (L.box) doc.rect(x0-3,y-3,total*k+2,lh).lineWidth(0.6).stroke('black');
      if (L.dot) { doc.circle(x0-8,y+size*0.4,2).fill(L.dot); }
      if (L.side) t(L.side, x0+total*k+3, y, s.font, s.size);
      if (L.left) t(L.left, 14, y, s.font, s.size);
      if (L.ruleBelow) doc.moveTo(x0,y+lh-2).lineTo(x0+total*k,y+lh-2).lineWidth(0.6).stroke('black');
      y+=lh;
    }
    if (gi===m-1) { y+=lh; for (const a of s.after) { if (typeof a==='string') t(a,x0,y); else { t(a[0],x0,y); rt(a[1],x0+260,y); } y+=lh; } }
    if (s.footer) { const ft = s.footer(gi+1,m); if (s.footerAt==='top') rt(ft,550,24); else if (s.footerAt==='left') t(ft,x0,800); else rt(ft,550,800); }
    s.draw?.(doc, { gi, m, x0, y, t, rt, k, total });
  });
  doc.end(); return done;
}
