/** The formats of results in the order of the menu, made of their registry by `npm run portal:types`. */
export const FORMATS = [
  {
    "name": "XLSX",
    "label": "Excel (.xlsx)",
    "extension": "xlsx",
    "presets": []
  },
  {
    "name": "XLS",
    "label": "Excel (.xls)",
    "extension": "xls",
    "presets": []
  },
  {
    "name": "CSV",
    "label": "CSV",
    "extension": "csv",
    "presets": [
      {
        "preset": "quickbooks",
        "label": "QuickBooks Online"
      },
      {
        "preset": "xero",
        "label": "Xero"
      },
      {
        "preset": "ynab",
        "label": "YNAB"
      },
      {
        "preset": "sage",
        "label": "Sage"
      }
    ]
  },
  {
    "name": "QBO",
    "label": "QBO (QuickBooks)",
    "extension": "qbo",
    "presets": []
  },
  {
    "name": "OFX",
    "label": "OFX (desktop accounting)",
    "extension": "ofx",
    "presets": []
  },
  {
    "name": "QIF",
    "label": "QIF (Quicken)",
    "extension": "qif",
    "presets": []
  },
  {
    "name": "MT940",
    "label": "MT940 (SWIFT)",
    "extension": "sta",
    "presets": []
  },
  {
    "name": "CAMT053",
    "label": "CAMT.053 (ISO 20022)",
    "extension": "xml",
    "presets": []
  },
  {
    "name": "BEANCOUNT",
    "label": "Beancount journal",
    "extension": "beancount",
    "presets": []
  },
  {
    "name": "HLEDGER",
    "label": "hledger journal",
    "extension": "journal",
    "presets": []
  },
  {
    "name": "JSON",
    "label": "JSON",
    "extension": "json",
    "presets": []
  },
  {
    "name": "NDJSON",
    "label": "NDJSON (a line a transaction)",
    "extension": "ndjson",
    "presets": []
  }
] as const;
