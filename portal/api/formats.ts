/** The formats of results in the order of the menu, made of their registry by `npm run portal:types`. */
export const FORMATS = [
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
    "name": "QBO",
    "label": "QBO (QuickBooks)",
    "extension": "qbo"
  },
  {
    "name": "OFX",
    "label": "OFX (desktop accounting)",
    "extension": "ofx"
  },
  {
    "name": "QIF",
    "label": "QIF (Quicken)",
    "extension": "qif"
  },
  {
    "name": "MT940",
    "label": "MT940 (SWIFT)",
    "extension": "sta"
  },
  {
    "name": "CAMT053",
    "label": "CAMT.053 (ISO 20022)",
    "extension": "xml"
  },
  {
    "name": "BEANCOUNT",
    "label": "Beancount journal",
    "extension": "beancount"
  },
  {
    "name": "HLEDGER",
    "label": "hledger journal",
    "extension": "journal"
  },
  {
    "name": "JSON",
    "label": "JSON",
    "extension": "json"
  },
  {
    "name": "NDJSON",
    "label": "NDJSON (a line a transaction)",
    "extension": "ndjson"
  }
] as const;
