/** The formats of results in the order of the menu, made of their registry by `npm run portal:types`. */
export const FORMATS = [
  {
    "name": "XLSX",
    "label": "Excel (.xlsx)",
    "extension": "xlsx"
  },
  {
    "name": "XLS",
    "label": "Excel (.xls)",
    "extension": "xls"
  },
  {
    "name": "CSV",
    "label": "CSV",
    "extension": "csv"
  },
  {
    "name": "JSON",
    "label": "JSON",
    "extension": "json"
  }
] as const;
