/** The formats of results in the order of the menu, made of their registry by `npm run portal:types`. */
export const FORMATS = [
  {
    "name": "XLSX",
    "label": "Excel (.xlsx)",
    "extension": "xlsx",
    "options": {}
  },
  {
    "name": "XLS",
    "label": "Excel (.xls)",
    "extension": "xls",
    "options": {}
  },
  {
    "name": "CSV",
    "label": "CSV",
    "extension": "csv",
    "options": {}
  },
  {
    "name": "CSV",
    "label": "CSV for QuickBooks Online",
    "extension": "csv",
    "options": {
      "preset": "quickbooks"
    }
  },
  {
    "name": "CSV",
    "label": "CSV for Xero",
    "extension": "csv",
    "options": {
      "preset": "xero"
    }
  },
  {
    "name": "CSV",
    "label": "CSV for YNAB",
    "extension": "csv",
    "options": {
      "preset": "ynab"
    }
  },
  {
    "name": "CSV",
    "label": "CSV for Sage",
    "extension": "csv",
    "options": {
      "preset": "sage"
    }
  },
  {
    "name": "QBO",
    "label": "QBO (QuickBooks)",
    "extension": "qbo",
    "options": {}
  },
  {
    "name": "OFX",
    "label": "OFX (desktop accounting)",
    "extension": "ofx",
    "options": {}
  },
  {
    "name": "QIF",
    "label": "QIF (Quicken)",
    "extension": "qif",
    "options": {}
  },
  {
    "name": "MT940",
    "label": "MT940 (SWIFT)",
    "extension": "sta",
    "options": {}
  },
  {
    "name": "CAMT053",
    "label": "CAMT.053 (ISO 20022)",
    "extension": "xml",
    "options": {}
  },
  {
    "name": "BEANCOUNT",
    "label": "Beancount journal",
    "extension": "beancount",
    "options": {}
  },
  {
    "name": "HLEDGER",
    "label": "hledger journal",
    "extension": "journal",
    "options": {}
  },
  {
    "name": "JSON",
    "label": "JSON",
    "extension": "json",
    "options": {}
  },
  {
    "name": "NDJSON",
    "label": "NDJSON (a line a transaction)",
    "extension": "ndjson",
    "options": {}
  }
] as const;
