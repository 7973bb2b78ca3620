/** The types of the interface, made of its OpenAPI description by `npm run portal:types`. */
export interface paths {
    "/api/v1/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the uploaded files, newest first
         * @description Those that are neither deleted nor expired.
         *
         *     A key needs the scope `read`, `convert` or `manage`.
         */
        get: operations["listFiles"];
        put?: never;
        /**
         * Upload a PDF, or pictures of its pages
         * @description Takes one PDF, counts its pages and keeps it for the retention time. Nothing is debited. A file whose `passwordRequired` is true needs its password before it can be converted. A picture (JPEG, PNG, WebP, or TIFF with one or more pages) is taken as the PDF of its pages. Several pictures, each in a part named `file`, become the pages of one file in their order; PDFs are not joined.
         *
         *     A key needs the scope `convert` or `manage`.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at an uploaded file
         * @description Returns what the upload returned. `pages` is 0 while the file still needs its password.
         *
         *     A key needs the scope `read`, `convert` or `manage`.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        /**
         * Delete a file and everything derived from it
         * @description A result that held the file answers 410 `RESULT_EXPIRED` from then on.
         *
         *     A key needs the scope `convert` or `manage`.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{uuid}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the password of a protected PDF
         * @description A file that needs no password is answered unchanged. A password is kept, encrypted, only as long as its file.
         *
         *     A key needs the scope `convert` or `manage`.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a conversion
         * @description Debits one credit a page, at once; files that fail are refunded. What cannot be converted is named in `rejected`; where nothing can be, the call is an error with the first reason. Converting the same file again, in any format, is free; with `basedOn`, it is read again in the place of what was read before.
         *
         *     A key needs the scope `convert` or `manage`.
         */
        post: operations["convert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the jobs of the account, newest first
         * @description Returns a page of jobs, each with its status and its files. Those that read a file again (`basedOn`) are not among them. `nextCursor` is the `cursor` of the next page, and null on the last.
         *
         *     A key needs the scope `read`, `convert` or `manage`.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for the status of a job
         * @description Held while the job is not final, so that a loop needs no pauses: for two seconds, longer (30 at most) under a rate limit below 60 a minute or where more than half of the minute's requests are made. `Prefer: wait=N` sets the time.
         *
         *     A key needs the scope `read`, `convert` or `manage`.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        /**
         * Cancel a running job, delete a final one
         * @description Of a running job the files that are not converted yet end `cancelled` and are refunded. A final job is gone with its result.
         *
         *     A key needs the scope `convert` or `manage`.
         */
        delete: operations["deleteJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/jobs/{jobId}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch the result of a job
         * @description In the format of the job, or in any other that `format` names. A long JSON result can be had page by page (`limit`, `cursor`): the first page has `files`, `statements` and `continuity` whole, the others have them empty. `format=NDJSON` streams it, a line a transaction. Of all its files, or of the one that `file` names.
         *
         *     A key needs the scope `read`, `convert` or `manage`.
         */
        get: operations["getResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{uuid}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a file's reading, newest first
         * @description Each conversion of the file is a version, and so are each correction and each reading again. Results show the newest of these that was made after their conversion; `fileVersion` of a result names another one.
         *
         *     A key needs the scope `read`, `convert` or `manage`.
         */
        get: operations["listVersions"];
        put?: never;
        /**
         * Correct a file's reading, or restore an earlier version of it
         * @description Makes a version with changed rows, or with the contents of an earlier one, which results of the file show from then on. `basedOn` is the current version: if somebody made another one meanwhile, nothing is changed (409 `VERSION_CHANGED`). A statement with corrected amounts is `verified` only if figures that nobody entered prove each of them, by two sums.
         *
         *     A key needs the scope `convert` or `manage`.
         */
        post: operations["makeVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{uuid}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Name a version, or take its name away
         * @description A name says what the version is, and changes nothing else.
         *
         *     A key needs the scope `convert` or `manage`.
         */
        patch: operations["renameVersion"];
        trace?: never;
    };
    "/api/v1/files/{uuid}/versions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what changes would prove
         * @description Answers the statements of the file as they would be with the changes, and keeps nothing.
         *
         *     A key needs the scope `convert` or `manage`.
         */
        post: operations["previewVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark readings of files as checked by a person
         * @description Of the files that it names, or of all whose reading is `verified`. A mark belongs to the version that was looked at, and counts until another one is made, by a correction or a conversion. `checked: false` takes marks away.
         *
         *     A key needs the scope `convert` or `manage`.
         */
        post: operations["checkFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clients of the account, by name
         * @description All of them, in one page, each with the number of its files.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Make a client
         * @description A client is somebody whose statements are kept apart from those of others. A file belongs to one at most: name it in a conversion (`clientId`), or assign files later.
         *
         *     A key needs the scope `manage`.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a client
         * @description Its name, and the number of its files.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        /**
         * Delete a client; its files stay
         * @description The files belong to no client from then on.
         *
         *     A key needs the scope `manage`.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        /**
         * Rename a client
         * @description Its files and bank accounts stay.
         *
         *     A key needs the scope `manage`.
         */
        patch: operations["renameClient"];
        trace?: never;
    };
    "/api/v1/client-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say which client files belong to
         * @description Moves up to 500 files to a client, or to none. Files that do not exist, or no longer, are passed over.
         *
         *     A key needs the scope `convert` or `manage`.
         */
        post: operations["assignFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/client-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See to which clients files may belong
         * @description Files of no client whose statements are of a bank account that one client has, and no other. Nothing is assigned by it.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bank accounts that statements are of
         * @description All of them, in one page, each of one client. Statements are of one account if they print the same number or IBAN and currency; those without a number are told apart by bank and holder only.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["listBankAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank-accounts/{bankAccountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See which months of a bank account are covered, and if its statements follow one another
         * @description Compares the statements of all conversions: a month that is missing, a balance that is not carried over, days that two statements cover, a statement that is there twice or in two versions.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["getBankAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank-accounts/{bankAccountId}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transactions of a bank account, each once
         * @description Of all its statements, oldest first. A row that two statements have is listed once; where nothing shows that two rows are one, both are, and the later one has a `doubt`.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["listAccountTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bank-accounts/{bankAccountId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a bank account, of some days, in any format
         * @description Each transaction once, whatever statements have it. Statements are verified in it only if all of them are, each follows the one before, and the days are covered. It is free.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["exportBankAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at the credits, limits and usage of the account
         * @description Returns the balance in credits, the limits that apply to this account, and how much of the service it uses.
         *
         *     A key needs the scope `read`, `convert` or `manage`.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Name the account, or set when its credits are low
         * @description What is left out stays. Where a webhook asks for `credits.low`, it is told once when the balance falls below `creditsLow`, and again only after the balance was above it.
         *
         *     A key needs the scope `manage`.
         */
        patch: operations["setAccount"];
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks of the account, newest first
         * @description All of them, in one page. Their secrets are not told again.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have events sent to an address
         * @description Deliveries are signed by the rules of Standard Webhooks with the `secret`, which is told this once. An account may have 20 webhooks.
         *
         *     A key needs the scope `manage`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a webhook
         * @description Says whether it is enabled, and since when its deliveries fail.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook with its log
         * @description Pending deliveries are not sent any more.
         *
         *     A key needs the scope `manage`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change the address, the events or the description, enable or disable it
         * @description What is left out stays. Pending deliveries go to the new address. To a disabled webhook no events are sent, and its pending deliveries fail; they can be sent again.
         *
         *     A key needs the scope `manage`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a new secret; it is told this once
         * @description For 24 hours both the new and the old secret sign each delivery, so that the receiver can change over. A further rotation ends the older one at once.
         *
         *     A key needs the scope `manage`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends an event `webhook.test`, once, even if the webhook is disabled. The log says how it ended.
         *
         *     A key needs the scope `manage`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook, newest first
         * @description Deliveries are kept for 30 days.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a delivery and what it sends
         * @description The `payload` is the body as the receiver gets it.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description At once, whatever came of it before, under the same `webhook-id` and with all its retries ahead; even if the webhook is disabled. One that is being sent stays as it is.
         *
         *     A key needs the scope `manage`.
         */
        post: operations["resendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what changed the credits, newest first
         * @description Returns a page of entries: what was granted, debited and refunded, and why. The balance is the sum of all entries.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["getLedger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who made, saw, changed, exported and deleted what, newest first
         * @description Returns a page of the audit log of the account, which only grows. `object` finds the entries about one file, job, key or webhook. Each entry has the hash of the one before it in its own. Operators see the log of any account by `account`.
         *
         *     A key needs the scope `manage`.
         */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/account/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count pages and requests by day
         * @description Returns every day up to today, in UTC, with the pages that were paid for and the requests that were made.
         *
         *     A key needs the scope `read` or `manage`.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{uuid}/pages/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a page of a file as a picture
         * @description Upright as the boxes of its transactions have it, also where the file says otherwise. A page that a conversion read from its picture is set straight as it was read. What stands at x points is x ÷ `X-Page-Width` of the picture from its left.
         *
         *     A key needs the scope `read`, `convert` or `manage`.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/files/{uuid}/pages/{page}/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the words of a page with their places
         * @description At the places that the boxes of its transactions have. Of a page that a conversion read from its picture, they are what it read; before a conversion, such a page has none.
         *
         *     A key needs the scope `read`, `convert` or `manage`.
         */
        get: operations["getPageWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptedJob: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            jobId: string;
            /** @description the files that are converted */
            accepted: string[];
            /**
             * @description the files that cannot be, and why
             * @example []
             */
            rejected: components["schemas"]["Rejection"][];
            status: components["schemas"]["JobStatus"];
            format: components["schemas"]["Format"];
            /**
             * @description of the accepted files
             * @example 3
             */
            pages: number;
            /**
             * @description debited for this job; a file that was converted before is free
             * @example 3
             */
            credits: number;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description whether a test key started it
             * @example false
             */
            test: boolean;
        };
        Account: {
            /**
             * @description as people see it, such as in an invitation
             * @example Example Books Ltd
             */
            name: string;
            /**
             * @description the balance: one credit is one page
             * @example 999712
             */
            credits: number;
            /**
             * @description the balance below which the credits are low, of the account or of the service; 0: never
             * @example 100
             */
            creditsLow: number;
            limits: components["schemas"]["Limits"];
            usage: components["schemas"]["Usage"];
        };
        AccountFinding: {
            /** @enum {string} */
            kind: "gap" | "balance" | "overlap" | "duplicate" | "revision";
            /**
             * @description a place in `statements`
             * @example 0
             */
            earlier: number;
            /**
             * @description a place in `statements`
             * @example 0
             */
            later: number;
            /**
             * Format: date
             * @description ISO 8601, always whole
             * @example 2025-06-02
             */
            from: string;
            /**
             * Format: date
             * @description ISO 8601, always whole
             * @example 2025-06-02
             */
            to: string;
            /** @description what the earlier closes with */
            expected: string | null;
            /** @description what the later goes on from; of a revision, what it closes with */
            found: string | null;
            difference: string | null;
            /** @description that both hold */
            rows: number;
            /** @description something is missing, there twice, or different */
            grave: boolean;
        };
        /** @description what is left out stays */
        AccountRequest: {
            /**
             * @description as people see it, such as in an invitation
             * @example Example Books Ltd
             */
            name?: string;
            /**
             * @description the balance below which the credits are low; 0: never; null: the service's own
             * @example 250
             */
            creditsLow?: number | null;
        };
        AccountStatement: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            uuid: string;
            /**
             * Format: uuid
             * @description the conversion whose result shows it
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            jobId: string;
            filename: string;
            /** @description among the statements of its file */
            position: number;
            firstPage: number;
            lastPage: number;
            from: string | null;
            to: string | null;
            openingBalance: string | null;
            closingBalance: string | null;
            transactions: number;
            /** @description those that no earlier statement has */
            ownTransactions: number;
            /** @enum {string} */
            status: "verified" | "mismatch" | "unverifiable";
        };
        /** @description statements that follow one another; a number that several accounts share has one for each of them */
        AccountStrand: {
            iban: string | null;
            accountNumber: string | null;
            bank: string | null;
            holder: string | null;
            currency: string | null;
            from: string | null;
            to: string | null;
            /**
             * @description of the whole: `verified` if every statement is, and each follows the one before
             * @enum {string}
             */
            status: "verified" | "mismatch" | "unverifiable";
            /** @enum {string} */
            continuity: "continuous" | "broken" | "unknown";
            /** @description statements that are not verified */
            unverified: number;
            /** @description rows that may stand there twice */
            maybeTwice: number;
            /** @description each once */
            transactions: number;
            /** @description in the order of their periods */
            statements: components["schemas"]["AccountStatement"][];
            months: components["schemas"]["MonthCoverage"][];
            findings: components["schemas"]["AccountFinding"][];
            /** @description the balance at the ends of days; a list for each piece without a break */
            balances: components["schemas"]["DayBalance"][][];
        };
        AccountTransaction: {
            /** @description the same in every export */
            id: string;
            /**
             * Format: date
             * @description ISO 8601, always whole
             * @example 2025-06-02
             */
            date: string;
            description: string;
            /**
             * @description a decimal string with the currency's decimals, never a float
             * @example -12.20
             */
            amount: string;
            balance: string | null;
            currency: string | null;
            valueDate: string | null;
            reference: string | null;
            type: string | null;
            /** @description a place in `strands` */
            strand: number;
            /**
             * @description a place in `statements`
             * @example 0
             */
            statement: number;
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            uuid: string;
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            jobId: string;
            page: number | null;
            /** @description a person changed or added it */
            edited: boolean;
            doubt: {
                /**
                 * @description `maybeTwice`: another statement has a row of this day and amount, and nothing shows that they are one; `earlierOnly`, `laterOnly`: only one of two versions of a statement has it
                 * @enum {string}
                 */
                kind: "maybeTwice" | "earlierOnly" | "laterOnly";
                /** @description the id of the other row */
                of: string | null;
            } | null;
        };
        AccountTransactionList: {
            /** @description oldest first, each once */
            transactions: components["schemas"]["AccountTransaction"][];
            /** @description on all pages */
            total: number;
            /** @description `cursor` of the next page; null on the last */
            nextCursor: string | null;
        };
        AssignRequest: {
            /** @description uuids of uploaded files */
            ids: string[];
            /** @description where they belong; null: to no client */
            clientId: string | null;
        };
        Assigned: {
            /**
             * @description those of the files that exist, and belong there now
             * @example 2
             */
            files: number;
        };
        AuditActor: {
            /**
             * @description an API key, a user of the portal, an operator on the command line, the service by itself, or a visitor who is not signed in
             * @example key
             * @enum {string}
             */
            kind: "key" | "user" | "command" | "service" | "visitor";
            /**
             * @description of the user or the key, as it is now; it is no part of what is kept
             * @example book-keeping
             */
            name: string | null;
            /**
             * @description of the key or the user; of a command line, the number of the machine's user
             * @example 8a3f8a51-9c6b-4f53-8f0e-52f2a3a9f0a1
             */
            id: string | null;
        };
        AuditEntry: {
            /**
             * @description from 1, without gaps, in each account
             * @example 12
             */
            entry: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            time: string;
            actor: components["schemas"]["AuditActor"];
            /**
             * @example result.exported
             * @enum {string}
             */
            action: "account.made" | "account.changed" | "limits.changed" | "credits.changed" | "file.uploaded" | "file.unlocked" | "file.seen" | "file.checked" | "file.deleted" | "conversion.started" | "conversion.cancelled" | "job.deleted" | "result.exported" | "result.corrected" | "result.reread" | "result.named" | "client.made" | "client.renamed" | "client.deleted" | "client.files_assigned" | "bank_account.seen" | "bank_account.exported" | "key.made" | "key.revoked" | "webhook.made" | "webhook.changed" | "webhook.deleted" | "webhook.secret_rotated" | "user.made" | "user.signed_in" | "user.sign_in_failed" | "user.signed_out" | "user.sessions_ended" | "user.password_changed" | "user.link_made" | "invitation.made" | "invitation.revoked" | "member.joined" | "member.changed" | "member.removed" | "secret.rotated" | "backup.made" | "backup.restored" | "data.moved";
            /**
             * @description the id of what was acted on; the first word of the action tells its kind, for a result its job
             * @example 5b0a5e0e-3c8f-4b0e-9f0d-6c1d1d6f2b7e
             */
            object: string;
            /** @description what was acted on, as it is now: a file, job, client, bank account, key, user or account; null: it is gone, it has no name, or it is of another account than that of who asks; it is no part of what is kept */
            about: components["schemas"]["AuditObject"] | null;
            /**
             * @description figures, codes and ids; never contents or names
             * @example {
             *       "format": "CSV"
             *     }
             */
            details: {
                [key: string]: string | number | boolean | null | string[];
            };
            /** @description as in `X-Request-Id` of the answer */
            requestId: string | null;
            /**
             * @description of the client
             * @example 192.0.2.7
             */
            address: string | null;
            /**
             * @description SHA-256 in hex of the entry and of the hash before it
             * @example c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00
             */
            hash: string;
        };
        AuditList: {
            /** @description newest first */
            entries: components["schemas"]["AuditEntry"][];
            /** @description `cursor` of the next page; null on the last */
            nextCursor: string | null;
        };
        AuditObject: {
            /**
             * @description of a job, that of its first file
             * @example november.pdf
             */
            name: string;
            /** @description with `allNames`: of a job those of all its files, in their order; else that name alone */
            names?: string[];
            /**
             * @description of a job: how many files it has beside that one
             * @example 0
             */
            otherFiles: number;
            /** @description where its result is: of a file the last one; null if there is none */
            jobId: string | null;
        };
        /** @description an account at a bank, known from statements */
        BankAccount: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            id: string;
            /** @description the client whose account it is; null: files of no client */
            clientId: string | null;
            /** @example Example Bank */
            bank: string | null;
            /** @example Harbour Bakery Ltd */
            holder: string | null;
            iban: string | null;
            /**
             * @description the longest form that is printed
             * @example 60114482
             */
            accountNumber: string | null;
            /** @example GBP */
            currency: string | null;
            /** @description the first day of its statements */
            from: string | null;
            /** @description the last day of its statements */
            to: string | null;
            /** @example 12 */
            statements: number;
            /**
             * @description of all statements, also those that stand in two of them
             * @example 480
             */
            transactions: number;
            /** @description how many statements have each status */
            statuses: {
                verified: number;
                mismatch: number;
                unverifiable: number;
            };
            /** @description of its latest statement */
            closingBalance: string | null;
            /**
             * @description by what the statements are of one account: `number`: all print its number or IBAN; `ending`: some print only the end of the number, and balances are carried over between them and the others; `none`: they print no number, and are together only because they name the same bank and holder
             * @example number
             * @enum {string}
             */
            identity: "number" | "ending" | "none";
            /**
             * @description accounts that may be this one: their number ends alike, and nothing shows that they are one
             * @example []
             */
            maybeSame: string[];
            /**
             * Format: date-time
             * @description when the first of its files is gone
             * @example 2025-06-30T08:15:00.000Z
             */
            expiresAt: string;
        };
        BankAccountDetails: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            id: string;
            /** @description the client whose account it is; null: files of no client */
            clientId: string | null;
            /** @example Example Bank */
            bank: string | null;
            /** @example Harbour Bakery Ltd */
            holder: string | null;
            iban: string | null;
            /**
             * @description the longest form that is printed
             * @example 60114482
             */
            accountNumber: string | null;
            /** @example GBP */
            currency: string | null;
            /** @description the first day of its statements */
            from: string | null;
            /** @description the last day of its statements */
            to: string | null;
            /** @example 12 */
            statements: number;
            /**
             * @description of all statements, also those that stand in two of them
             * @example 480
             */
            transactions: number;
            /** @description how many statements have each status */
            statuses: {
                verified: number;
                mismatch: number;
                unverifiable: number;
            };
            /** @description of its latest statement */
            closingBalance: string | null;
            /**
             * @description by what the statements are of one account: `number`: all print its number or IBAN; `ending`: some print only the end of the number, and balances are carried over between them and the others; `none`: they print no number, and are together only because they name the same bank and holder
             * @example number
             * @enum {string}
             */
            identity: "number" | "ending" | "none";
            /**
             * @description accounts that may be this one: their number ends alike, and nothing shows that they are one
             * @example []
             */
            maybeSame: string[];
            /**
             * Format: date-time
             * @description when the first of its files is gone
             * @example 2025-06-30T08:15:00.000Z
             */
            expiresAt: string;
            strands: components["schemas"]["AccountStrand"][];
        };
        BankAccountList: {
            /** @description by bank and number */
            bankAccounts: components["schemas"]["BankAccount"][];
        };
        /** @description points, from the top left of the upright page */
        Box: {
            page: number;
            box: number[];
        };
        /** @description one change of a version. All rows are those of the version that it is made of: `set` fields of a row, `add` a row, `delete` one, `undelete` one that an earlier version deleted, `flip` the signs of all amounts of a statement, `swap` day and month of all its dates where both could be either, or enter its opening and closing balance (`figures`) */
        Change: {
            /** @constant */
            do: "set";
            /**
             * @description index among all rows of the version, over its statements
             * @example 3
             */
            row: number;
            /**
             * Format: date
             * @description ISO 8601, always whole
             * @example 2025-06-02
             */
            date?: string;
            description?: string;
            /**
             * @description a decimal string, with no more decimals than the currency has
             * @example -12.20
             */
            amount?: string;
            /** @description as printed on the row; null: none is */
            balance?: string | null;
            valueDate?: string | null;
            transactionDate?: string | null;
            reference?: string | null;
            type?: string | null;
        } | {
            /** @constant */
            do: "add";
            /**
             * @description index among the statements of the version
             * @example 0
             */
            statement: number;
            /**
             * @description the row that it stands above; the one behind the last of its statement, below it
             * @example 3
             */
            before: number;
            /** @description where on the paper it stands */
            places?: {
                page: number;
                /** @description points, from the top left of the upright page */
                box: number[];
            }[];
            /**
             * Format: date
             * @description ISO 8601, always whole
             * @example 2025-06-02
             */
            date: string;
            description: string;
            /**
             * @description a decimal string, with no more decimals than the currency has
             * @example -12.20
             */
            amount: string;
            /** @description as printed on the row; null: none is */
            balance?: string | null;
            valueDate?: string | null;
            transactionDate?: string | null;
            reference?: string | null;
            type?: string | null;
        } | {
            /** @constant */
            do: "delete";
            /**
             * @description index among all rows of the version, over its statements
             * @example 3
             */
            row: number;
        } | {
            /** @constant */
            do: "undelete";
            /**
             * @description index among the statements of the version
             * @example 0
             */
            statement: number;
            /** @description index among the `removed` rows of the statement */
            removed: number;
        } | {
            /** @constant */
            do: "flip";
            /**
             * @description index among the statements of the version
             * @example 0
             */
            statement: number;
        } | {
            /** @constant */
            do: "swap";
            /**
             * @description index among the statements of the version
             * @example 0
             */
            statement: number;
        } | {
            /** @constant */
            do: "figures";
            /**
             * @description index among the statements of the version
             * @example 0
             */
            statement: number;
            openingBalance?: string | null;
            closingBalance?: string | null;
        };
        Check: {
            /** @enum {string} */
            kind: "running_balance" | "opening_closing" | "printed_total" | "printed_count" | "carried_forward" | "dates";
            /** @enum {string} */
            status: "pass" | "fail";
            /** @description what the paper prints: money as a decimal string, or a count */
            expected: string | number | null;
            /** @description what the transactions give */
            computed: string | number | null;
            difference: string | number | null;
            /** @description the words of `code` and `params`; they may change */
            detail: string;
            /**
             * @description what the check says
             * @enum {string}
             */
            code?: "BALANCES_FOLLOW" | "BALANCES_DO_NOT_FOLLOW" | "STATED_BALANCES_FOLLOW" | "STATED_BALANCES_DO_NOT_FOLLOW" | "FIGURE_AS_PRINTED" | "FIGURE_PRINTED_OTHERWISE" | "DATES_IN_PERIOD" | "DATE_OUTSIDE_PERIOD";
            /**
             * @description what the code tells, as in the `Finding` of that code
             * @example {}
             */
            params?: {
                [key: string]: unknown;
            };
        };
        CheckAnswer: {
            /** @description the files that are marked now, or not any more */
            changed: string[];
            /** @description files with a newer version than the one named, which nobody has looked at yet, and files that are gone; nothing was changed of them */
            skipped: string[];
        };
        /** @description who has looked at the reading and found it right */
        CheckMark: {
            /**
             * @description the name of a user, or what stands for a key
             * @example Anna Example
             */
            by: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            at: string;
        };
        /** @description the files to mark: those that are named, or all that are verified */
        CheckRequest: {
            /** @description false takes the mark away; true by default */
            checked?: boolean;
            files: components["schemas"]["CheckedFile"][];
        } | {
            /** @description false takes the mark away; true by default */
            checked?: boolean;
            /**
             * @description every file of the account whose reading is `verified`
             * @constant
             */
            allVerified: true;
        };
        CheckedFile: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            uuid: string;
            /**
             * Format: uuid
             * @description that you have looked at: `version` of its reading
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            version: string;
        };
        /** @description somebody whose statements are kept apart from those of others */
        Client: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            id: string;
            /** @example Harbour Bakery Ltd */
            name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            createdAt: string;
            /**
             * @description that belong to the client, and are neither deleted nor expired
             * @example 12
             */
            files: number;
        };
        ClientList: {
            /** @description by name */
            clients: components["schemas"]["Client"][];
            /**
             * @description files of the account that belong to no client
             * @example 3
             */
            filesWithoutClient: number;
        };
        ClientRequest: {
            /** @description no two clients of an account share it, whatever its case */
            name: string;
        };
        /** @description what each column holds */
        ColumnRoles: string[];
        /** @description whether the statements of one account and currency follow on one another */
        Continuity: {
            iban: string | null;
            accountNumber: string | null;
            currency: string | null;
            /** @description `index` of each, in the order of their periods */
            statements: number[];
            /** @description first day that they cover */
            periodStart: string | null;
            /** @description last day that they cover */
            periodEnd: string | null;
            /**
             * @description `continuous`: each opens with what the one before closed with, and nothing stands there twice; `unknown`: nothing to compare, or no balances to compare by
             * @enum {string}
             */
            status: "continuous" | "broken" | "unknown";
            reason: string;
            findings: components["schemas"]["ContinuityFinding"][];
        };
        ContinuityFinding: {
            /**
             * @description `gap`: days that no statement covers; `balance`: one does not open with what the one before closed with; `overlap`: days, and maybe rows, that stand in two; `duplicate`: one statement twice; `revision`: two versions of one statement, with other rows or balances
             * @enum {string}
             */
            kind: "gap" | "balance" | "overlap" | "duplicate" | "revision";
            /** @description `index` of the two, the earlier first */
            statements: number[];
            /**
             * Format: date
             * @description first day: missing, shared, or the last of the earlier statement
             * @example 2025-06-02
             */
            from: string;
            /**
             * Format: date
             * @description last day: missing, shared, or the first of the later statement
             * @example 2025-06-02
             */
            to: string;
            /** @description what the earlier closed with; null where not known */
            expected: string | null;
            /** @description what the later goes on from; null where not known */
            found: string | null;
            difference: string | null;
            /** @description rows that stand in both: indices into `normalised`, that of the earlier statement first */
            rows: number[][];
            /** @description files of the job that could not be converted: one of them may be what is missing */
            failedFiles: string[];
            message: string;
        };
        /** @description what goes against a statement */
        Contradiction: {
            /** @constant */
            code: "BALANCES_FOLLOW";
            params: {
                balances: number;
            };
        } | {
            /** @constant */
            code: "BALANCES_DO_NOT_FOLLOW";
            params: {
                wrong: number;
                /** @description all that were compared */
                balances: number;
            };
        } | {
            /** @constant */
            code: "STATED_BALANCES_FOLLOW";
            params: {
                balances: number;
            };
        } | {
            /** @constant */
            code: "STATED_BALANCES_DO_NOT_FOLLOW";
            params: {
                wrong: number;
                /** @description all that were compared */
                balances: number;
            };
        } | {
            /** @constant */
            code: "FIGURE_AS_PRINTED";
            params: {
                /**
                 * @description what the sum must come to; `closing` is that of the opening balance and all amounts
                 * @enum {string}
                 */
                figure: "closing" | "totalIn" | "totalOut" | "countIn" | "countOut" | "count";
            };
        } | {
            /** @constant */
            code: "FIGURE_PRINTED_OTHERWISE";
            params: {
                /**
                 * @description what the sum must come to; `closing` is that of the opening balance and all amounts
                 * @enum {string}
                 */
                figure: "closing" | "totalIn" | "totalOut" | "countIn" | "countOut" | "count";
            };
        } | {
            /** @constant */
            code: "DATES_IN_PERIOD";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "DATE_OUTSIDE_PERIOD";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "BALANCE_PRINTED_TWICE";
            params: {
                /** @enum {string} */
                balance: "opening" | "closing";
            };
        } | {
            /** @constant */
            code: "CARRIED_BALANCE_NOT_CLOSING";
            params: Record<string, never>;
        };
        ConvertRequest: {
            /** @description uuids of uploaded files, 1 to 100; one that is named twice counts once, here too */
            ids: string[];
            format: components["schemas"]["Format"];
            hints?: components["schemas"]["Hints"];
            /**
             * Format: uuid
             * @description reads one file again: the current version of its reading, as far as the caller knows. What is read becomes the next version, which every result of the file shows from then on, and the job is in no list. If somebody makes another version before it is read, that one stays, and the job fails with `VERSION_CHANGED`. It is cancelled with the last conversion of the file
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            basedOn?: string;
            /**
             * Format: uuid
             * @description the client that the files belong to from now on; without it, they stay where they are
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            clientId?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description of the result; a call for the result may name others */
            options?: components["schemas"]["ExportOptions"];
        };
        /** @description what people changed of a statement */
        Corrections: {
            /** @description rows that were changed or added */
            rows: number;
            /** @description rows that were deleted; `before`: index into `normalised` of the row that each stood above */
            removed: {
                /**
                 * @description the name of a user or of a key
                 * @example Anna Example
                 */
                by: string;
                /**
                 * Format: date-time
                 * @description RFC 3339
                 * @example 2026-11-29T12:00:00.000Z
                 */
                at: string;
                before: number;
                read: components["schemas"]["RowAsRead"];
            }[];
            /** @description of the statement, before anybody changed it */
            read: {
                openingBalance: string | null;
                closingBalance: string | null;
                /** @enum {string} */
                status: "verified" | "mismatch" | "unverifiable";
            };
        };
        CreateWebhookRequest: {
            /**
             * @description where events are sent; https, unless the service allows http; without a user name and a password. Its host must not be on a private or local network, unless the service allows that
             * @example https://books.example.com/ledgerize
             */
            url: string;
            /** @description the types of events that are sent there */
            events: components["schemas"]["EventType"][];
            /**
             * @description for people
             * @example book-keeping
             */
            description?: string;
        };
        /** @description the balance fell below the threshold */
        CreditsLowEvent: {
            /** @constant */
            type: "credits.low";
            /**
             * Format: date-time
             * @description when it happened
             * @example 2025-01-06T08:15:02.060Z
             */
            timestamp: string;
            data: {
                /**
                 * @description the balance
                 * @example 96
                 */
                credits: number;
                /**
                 * @description the balance below which credits are low
                 * @example 100
                 */
                threshold: number;
            };
        };
        DayBalance: {
            /**
             * Format: date
             * @description ISO 8601, always whole
             * @example 2025-06-02
             */
            date: string;
            /**
             * @description a decimal string with the currency's decimals, never a float
             * @example -12.20
             */
            balance: string;
        };
        /** @description first and last day */
        Days: {
            /**
             * Format: date
             * @description ISO 8601, always whole
             * @example 2025-06-02
             */
            from: string;
            /**
             * Format: date
             * @description ISO 8601, always whole
             * @example 2025-06-02
             */
            to: string;
        };
        /**
         * @description the type of the event
         * @example job.completed
         * @enum {string}
         */
        DeliveredEvent: "job.completed" | "job.failed" | "credits.low" | "webhook.test";
        Delivery: {
            /**
             * Format: uuid
             * @description sent as `webhook-id`, the same for every attempt
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            id: string;
            event: components["schemas"]["DeliveredEvent"];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * @description how many were made
             * @example 1
             */
            attempts: number;
            /**
             * @description of HTTP, of the last attempt; null where it got no answer
             * @example 200
             */
            responseStatus: number | null;
            /**
             * @description why the last attempt failed, for people
             * @example null
             */
            error: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            createdAt: string;
            lastAttemptAt: string | null;
            /**
             * @description null unless it is pending
             * @example null
             */
            nextAttemptAt: string | null;
        };
        DeliveryList: {
            /** @description newest first */
            deliveries: components["schemas"]["Delivery"][];
            /** @description `cursor` of the next page; null on the last */
            nextCursor: string | null;
        };
        /**
         * @description `delivered` and `failed` are final, unless the delivery is sent again
         * @example delivered
         * @enum {string}
         */
        DeliveryStatus: "pending" | "sending" | "delivered" | "failed";
        DeliveryWithPayload: {
            /**
             * Format: uuid
             * @description sent as `webhook-id`, the same for every attempt
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            id: string;
            event: components["schemas"]["DeliveredEvent"];
            status: components["schemas"]["DeliveryStatus"];
            /**
             * @description how many were made
             * @example 1
             */
            attempts: number;
            /**
             * @description of HTTP, of the last attempt; null where it got no answer
             * @example 200
             */
            responseStatus: number | null;
            /**
             * @description why the last attempt failed, for people
             * @example null
             */
            error: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            createdAt: string;
            lastAttemptAt: string | null;
            /**
             * @description null unless it is pending
             * @example null
             */
            nextAttemptAt: string | null;
            payload: components["schemas"]["WebhookEvent"];
        };
        /** @description what two readings of a paper differ in */
        Difference: {
            /** @constant */
            code: "DECIMAL_MARK";
            params: {
                /** @description as it was read, and as it can be read too */
                marks: ("." | ",")[];
            };
        } | {
            /** @constant */
            code: "DATE_ORDER";
            params: {
                /** @description as it was read, and as it can be read too */
                orders: ("DMY" | "MDY" | "YMD")[];
            };
        } | {
            /** @constant */
            code: "COLUMNS";
            params: {
                /** @description as it was read, and as it can be read too */
                columns: components["schemas"]["ColumnRoles"][];
            };
        } | {
            /** @constant */
            code: "BOOKING_DAY";
            params: {
                /** @description as it was read, and as it can be read too */
                days: ({
                    /** @enum {string} */
                    place: "column" | "stacked" | "before" | "behind" | "text";
                    heading: null;
                } | {
                    /** @constant */
                    place: "headed";
                    /**
                     * @description as printed
                     * @example Value date
                     */
                    heading: string;
                })[];
            };
        } | {
            /** @constant */
            code: "SIDES";
            params: {
                /** @description as it was read, and as it can be read too */
                sides: {
                    /**
                     * @description for whom a plus is money in
                     * @enum {string}
                     */
                    signs: "holder" | "bank";
                    /**
                     * @description what a balance without a sign is
                     * @enum {string}
                     */
                    balances: "held" | "owed";
                }[];
            };
        } | {
            /** @constant */
            code: "LIST_APART";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "PRINTED_TWICE";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "UNDATED_LINES";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "ROWS_OF_NOTHING";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "ROWS_SET_APART";
            params: Record<string, never>;
        };
        /**
         * @description `user`: a user or a key did it; `gone`: the receiver answered 410; `failing`: every delivery failed for five days; null while it is enabled
         * @example null
         */
        DisabledReason: ("user" | "gone" | "failing") | null;
        /** @description who changed the row, when, and what was read of it */
        EditedRow: {
            /**
             * @description the name of a user or of a key
             * @example Anna Example
             */
            by: string;
            /**
             * Format: date-time
             * @description RFC 3339
             * @example 2026-11-29T12:00:00.000Z
             */
            at: string;
            /** @description null for a row that was added */
            read: components["schemas"]["RowAsRead"] | null;
        };
        /** @description the one shape of every error */
        Error: {
            error: {
                code: components["schemas"]["ErrorCode"];
                /**
                 * @description what was found, where, and what to do about it
                 * @example There is no such file.
                 */
                message: string;
                /**
                 * Format: uuid
                 * @description also in the header X-Request-Id
                 * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
                 */
                requestId: string;
                /** @description by code */
                details?: {
                    [key: string]: unknown;
                };
            };
        };
        /**
         * @description stable: what a program decides on
         * @enum {string}
         */
        ErrorCode: "AUTH_INVALID_KEY" | "SIGN_IN_FAILED" | "FORBIDDEN" | "NO_ACCOUNT" | "SIGNUP_OFF" | "RATE_LIMITED" | "FILE_REQUIRED" | "PASSWORD_REQUIRED" | "UPLOAD_FAILED" | "CONVERT_FAILED" | "SET_PASSWORD_FAILED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE" | "INVALID_REQUEST" | "INVALID_FORMAT" | "FILE_NOT_FOUND" | "JOB_NOT_FOUND" | "VERSION_NOT_FOUND" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "JOB_NOT_COMPLETED" | "FILE_LOCKED" | "VERSION_CHANGED" | "EMAIL_TAKEN" | "MEMBER_ALREADY" | "LAST_OWNER" | "KEY_LIMIT_REACHED" | "IDEMPOTENCY_IN_PROGRESS" | "WEBHOOK_LIMIT_REACHED" | "RESULT_EXPIRED" | "LINK_INVALID" | "FILE_TOO_LARGE" | "UNSUPPORTED_FILE" | "PDF_UNREADABLE" | "PDF_TOO_COMPLEX" | "PASSWORD_INCORRECT" | "NO_TRANSACTIONS" | "SAMPLES_ONLY" | "JOB_FAILED" | "EXPORT_NEEDS" | "EXPORT_LIMIT" | "JOB_CANCELLED" | "IDEMPOTENCY_MISMATCH" | "INSUFFICIENT_CREDITS";
        EventFile: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            uuid: string;
            /** @enum {string} */
            status: "completed" | "failed" | "cancelled";
            /** @example 3 */
            pages: number;
            error?: components["schemas"]["EventReason"];
        };
        /** @description why it failed; the status of the job has it in words */
        EventReason: {
            code: components["schemas"]["ErrorCode"];
        };
        /**
         * @description what happened
         * @example job.completed
         * @enum {string}
         */
        EventType: "job.completed" | "job.failed" | "credits.low";
        /** @description who has exported the file last */
        ExportMark: {
            /**
             * @description the name of a user, or what stands for a key
             * @example Anna Example
             */
            by: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            at: string;
            /**
             * Format: uuid
             * @description that was current then: if it is not `version` of the reading, the file was changed since
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            version: string;
        };
        /** @description how a file looks, and what it holds that the paper does not say; each format uses those that it can */
        ExportOptions: {
            /**
             * @description CSV and XLSX: the columns, forms and limits of a program that imports them
             * @enum {string}
             */
            preset?: "generic" | "quickbooks" | "xero" | "ynab" | "sage";
            /**
             * @description CSV, XLSX and QIF: how days are written
             * @enum {string}
             */
            dateFormat?: "YYYY-MM-DD" | "YYYY/MM/DD" | "YYYYMMDD" | "DD/MM/YYYY" | "DD.MM.YYYY" | "DD-MM-YYYY" | "MM/DD/YYYY" | "MM-DD-YYYY";
            /**
             * @description CSV: between the columns
             * @enum {string}
             */
            delimiter?: "comma" | "semicolon" | "tab" | "pipe";
            /**
             * @description CSV: of amounts
             * @enum {string}
             */
            decimalMark?: "point" | "comma";
            /**
             * @description CSV and XLSX: one signed amount, or a column for money out and one for money in
             * @enum {string}
             */
            amounts?: "signed" | "split";
            /**
             * @description CSV and XLSX: money in is positive for the holder, and negative in the bank's books
             * @enum {string}
             */
            sign?: "holder" | "bank";
            /** @description CSV and XLSX: which columns, in their order */
            columns?: ("date" | "description" | "amount" | "debit" | "credit" | "balance" | "currency" | "account" | "file" | "reference" | "type" | "valueDate" | "transactionDate" | "page" | "status" | "id")[];
            /**
             * @description OFX: 1.0.2 (the default) or 2.2; CAMT053: 001.02 (the default) or 001.08
             * @enum {string}
             */
            version?: "1.0.2" | "2.2" | "001.02" | "001.08";
            /**
             * @description where the paper does not say it
             * @example EUR
             */
            currency?: string;
            /**
             * @description the number of the account, where the paper does not say it
             * @example 60114482
             */
            account?: string;
            /**
             * @description where the paper does not say it
             * @enum {string}
             */
            accountType?: "current" | "savings" | "card" | "loan" | "wallet";
            /**
             * @description OFX and QBO: a routing number, sort code or BIC, instead of what the paper's IBAN or BIC says
             * @example 200041
             */
            bankId?: string;
            /**
             * @description QBO: the number under which QuickBooks knows the bank (`INTU.BID`)
             * @example 3000
             */
            intuBankId?: string;
            /**
             * @description where the paper does not say it
             * @example 122.44
             */
            openingBalance?: string;
            /**
             * @description where the paper does not say it
             * @example 4959.21
             */
            closingBalance?: string;
            /**
             * Format: date
             * @description the last day, where neither the paper nor a row says it
             * @example 2025-06-02
             */
            periodEnd?: string;
            /**
             * @description BEANCOUNT and HLEDGER: the statement's account
             * @example Assets:Bank:Current
             */
            ledgerAccount?: string;
            /**
             * @description BEANCOUNT and HLEDGER: the account on the other side
             * @example Expenses:Uncategorized
             */
            contraAccount?: string;
            /**
             * @description BEANCOUNT and HLEDGER: a journal that stands alone, or entries to add to one
             * @enum {string}
             */
            journal?: "whole" | "entries";
        };
        FailingRow: {
            /** @description index into `normalised` */
            row: number;
            /**
             * @description a decimal string with the currency's decimals, never a float
             * @example -12.20
             */
            expected: string;
            /**
             * @description a decimal string with the currency's decimals, never a float
             * @example -12.20
             */
            printed: string;
            /**
             * @description a decimal string with the currency's decimals, never a float
             * @example -12.20
             */
            difference: string;
        };
        /** @description why a file or a job could not be converted */
        Fault: {
            code: components["schemas"]["ErrorCode"];
            /** @example No statement was found in this document. */
            message: string;
            /** @description what the message says, for programs; absent where `code` says all */
            finding?: components["schemas"]["FileFinding"];
        };
        /** @description a word and its place, as a box has it */
        FigureReading: {
            page: number;
            box: number[];
            /**
             * @description `figure`: a balance, a total or a count
             * @enum {string}
             */
            field: "date" | "figure";
            /**
             * @description as it was taken
             * @example 5,094.41
             */
            text: string;
            /**
             * @description what else was read there, the surest first; empty where only one reader read it
             * @example [
             *       "5,004.41"
             *     ]
             */
            others: string[];
            /**
             * @description `corrected`: the sums of the paper close only with a less sure reading, which was taken; `settled`: they close only with the surest one; `open`: they do not tell
             * @enum {string}
             */
            status: "open" | "settled" | "corrected";
        };
        /** @description an uploaded PDF, or the pages of uploaded pictures */
        File: {
            /**
             * Format: uuid
             * @description names the file in `ids` of a conversion and in paths
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            uuid: string;
            /**
             * @description what a conversion costs in credits; 0 while a password is required
             * @example 3
             */
            pages: number;
            /**
             * @description as it was uploaded; of several pictures, that of the first
             * @example statement.pdf
             */
            filename: string;
            /**
             * @description as they were uploaded; of several pictures, of all of them
             * @example 48213
             */
            bytes: number;
            /**
             * @description of these bytes; of several pictures, one after another
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256: string;
            /**
             * @description whether the file waits for its password
             * @example false
             */
            passwordRequired: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description when the file and what was made of it are gone
             * @example 2025-06-30T08:15:00.000Z
             */
            expiresAt: string;
            /** @description the client that the file belongs to; null: none */
            clientId: string | null;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description whether a test key uploaded it
             * @example false
             */
            test: boolean;
            /** @description the newest one; missing where there is none, and in the answers of an upload and of a password */
            conversion?: components["schemas"]["FileConversion"];
            /** @description what was read of it: the newest version; missing where nothing was, as `conversion` is */
            reading?: components["schemas"]["FileReading"];
        };
        FileConversion: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            jobId: string;
            /** @description of the file in the job */
            status: components["schemas"]["JobFileStatus"];
            /**
             * @description how many of its pages are dealt with
             * @example 3
             */
            pagesDone: number;
            error?: components["schemas"]["Fault"];
        };
        /** @description how many files are of each state */
        FileCounts: {
            failed: number;
            mismatch: number;
            unverifiable: number;
            open: number;
            none: number;
            verified: number;
            /** @description of those that are read */
            checked: number;
            unchecked: number;
            /** @description of those that are read: their current version was exported */
            exported: number;
            unexported: number;
            /** @description of those that are read: neither verified nor marked as checked */
            unproved: number;
        };
        /** @description why a file cannot be converted: a code, with the parameters of that code */
        FileFinding: {
            /** @constant */
            code: "NOT_A_PDF";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "NOT_A_PICTURE";
            params: {
                /** @description its place among the joined files, from 1 */
                part: number;
            };
        } | {
            /** @constant */
            code: "PICTURE_DAMAGED";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
            };
        } | {
            /** @constant */
            code: "PICTURE_TOO_LARGE";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
                /** @description pixels */
                width: number;
                /** @description pixels */
                height: number;
            };
        } | {
            /** @constant */
            code: "TOO_MANY_PIXELS";
            params: {
                /** @description millions of pixels of all its pages */
                most: number;
            };
        } | {
            /** @constant */
            code: "PASSWORD_MISSING";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "PASSWORD_WRONG";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "FILE_WITHOUT_TEXT";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "TEXT_EXCLUDED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "FILE_ENCRYPTED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "FILE_DAMAGED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "PAGE_DAMAGED";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
            };
        } | {
            /** @constant */
            code: "FONTS_WITHOUT_LETTERS";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "FILE_SCANNED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "PICTURES_WITHOUT_TEXT";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "SCAN_NOT_REDACTED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "FILE_TOO_LARGE_TO_READ";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "TOO_MANY_PAGES";
            params: {
                pages: number;
                most: number;
            };
        } | {
            /** @constant */
            code: "TOO_MANY_LETTERS";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
                letters: number;
                most: number;
            };
        } | {
            /** @constant */
            code: "TOO_MUCH_TEXT";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "TOO_MUCH_WORK";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "READING_OVERRAN";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "READING_BROKE";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "READING_INTERRUPTED";
            params: {
                /** @description so often it may be at the most */
                times: number;
            };
        } | {
            /** @constant */
            code: "OPENING_OVERRAN";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "OPENING_BROKE";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "DRAWING_OVERRAN";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "NO_STATEMENT";
            params: {
                /** @description dated amounts with nothing that shows an account behind them */
                rows: number;
                pagesWithoutText: number;
                pages: number;
                /** @description missing where there are none */
                pagesFromPictures?: number;
            };
        };
        FileList: {
            /** @description in the wanted order, newest first by default */
            files: components["schemas"]["File"][];
            /** @description of all pages together, whatever `state`, `checked` and `exported` are; missing where only `search` and `metadata` are asked for */
            counts?: components["schemas"]["FileCounts"];
            /** @description `cursor` of the next page; null on the last */
            nextCursor: string | null;
        };
        /** @description what was read of a file, in short */
        FileReading: {
            /**
             * Format: uuid
             * @description the conversion whose result shows it: ask for it with `file`
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            jobId: string;
            /**
             * Format: uuid
             * @description of what was read: a correction, or else the conversion
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            version: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            readAt: string;
            /**
             * @description of the worst of its statements
             * @enum {string}
             */
            status: "verified" | "mismatch" | "unverifiable";
            /** @description as many as the file has, in their order */
            statements: components["schemas"]["StatementSummary"][];
            /** @description null: nobody has marked this version as checked; a mark on an earlier version does not count */
            checked: components["schemas"]["CheckMark"] | null;
            /** @description null: never. A result in a format other than JSON is an export, and so is an export of its bank account that covers all of its statements */
            exported: components["schemas"]["ExportMark"] | null;
        };
        /** @description what is found in a statement: a code, with the parameters of that code. Programs decide on it, and word it for people */
        Finding: {
            /** @constant */
            code: "PAGES_WITHOUT_TEXT";
            params: {
                /**
                 * @description of the file, from 1, in order
                 * @example [
                 *       2
                 *     ]
                 */
                pages: number[];
            };
        } | {
            /** @constant */
            code: "READ_IN_TWO_WAYS";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "DAY_UNUSED";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "READ_BY_OTHERS";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
            };
        } | {
            /** @constant */
            code: "READ_ALIKE";
            params: {
                /** @description dates and amounts that were read from pictures */
                figures: number;
                /**
                 * @description the pages that they are on
                 * @example [
                 *       2
                 *     ]
                 */
                pages: number[];
                /** @description those on which the readers differ, and that the sums of the paper settle */
                settled: number;
                /** @description those that the sums of the paper correct */
                corrected: number;
            };
        } | {
            /** @constant */
            code: "PAGES_UNNUMBERED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "PAGES_NUMBERED";
            params: {
                /** @description how many pages have a number */
                count: number;
                /**
                 * @description that the pages print
                 * @example 2
                 */
                first: number;
                /** @description how many pages the first says that there are */
                firstOf: number | null;
                /**
                 * @description that the pages print
                 * @example 2
                 */
                last: number;
                /** @description how many pages the last says that there are */
                lastOf: number | null;
            };
        } | {
            /** @constant */
            code: "PAGES_MISSING";
            params: {
                /**
                 * @description that the pages print
                 * @example 2
                 */
                from: number;
                /**
                 * @description that the pages print
                 * @example 2
                 */
                to: number;
                of: number | null;
            };
        } | {
            /** @constant */
            code: "PAGE_TWICE";
            params: {
                /**
                 * @description that the pages print
                 * @example 2
                 */
                page: number;
            };
        } | {
            /** @constant */
            code: "PAGES_DISORDERED";
            params: {
                /**
                 * @description that the pages print
                 * @example 2
                 */
                page: number;
                /**
                 * @description that the pages print
                 * @example 2
                 */
                behind: number;
            };
        } | {
            /** @constant */
            code: "PAGE_COUNTS_DIFFER";
            params: {
                counts: number[];
            };
        } | {
            /** @constant */
            code: "PAGES_SKIPPED";
            params: {
                pages: number[];
                /** @description what each page prints at that place */
                texts: string[];
            };
        } | {
            /** @constant */
            code: "PAGES_OF_TWO_STATEMENTS";
            params: {
                pages: number[];
                /** @description what each page prints at that place */
                texts: string[];
            };
        } | {
            /** @constant */
            code: "STATEMENT_GOES_ON";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
            };
        } | {
            /** @constant */
            code: "ROWS_LEFT_OUT";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "NO_PAGE_FOLLOWS";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "PAGE_BEFORE_MISSING";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "FEWER_PAGES";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "PART_OF_BOOKINGS";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "STATEMENT_BEGUN";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
            };
        } | {
            /** @constant */
            code: "STATEMENT_JOINED";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
            };
        } | {
            /** @constant */
            code: "STATEMENT_CUT";
            params: {
                /**
                 * @description of the file, from 1
                 * @example 2
                 */
                page: number;
            };
        } | {
            /** @constant */
            code: "BEGINS_CARRIED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "NOTHING_UNREAD";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "AREAS_UNREAD";
            params: {
                kinds: ("picture" | "outlines" | "annotation" | "field" | "cover")[];
                /**
                 * @description of the file, from 1, in order
                 * @example [
                 *       2
                 *     ]
                 */
                pages: number[];
            };
        } | {
            /** @constant */
            code: "AMOUNTS_WITHOUT_DECIMALS";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "AMOUNTS_SCALED";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "AMOUNTS_NO_MONEY";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "COLUMN_NO_MONEY";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                heading: string;
            };
        } | {
            /** @constant */
            code: "AMOUNTS_CUT";
            params: {
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
                /**
                 * @description of the file, from 1, in order
                 * @example [
                 *       2
                 *     ]
                 */
                pages: number[];
            };
        } | {
            /** @constant */
            code: "COLUMNS_SAID";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "AMOUNTS_BEFORE_FEES";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "AMOUNTS_ARE_MONEY";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "NO_CURRENCY_NAMED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "ONE_CURRENCY";
            params: {
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
            };
        } | {
            /** @constant */
            code: "ROWS_OF_SEVERAL_CURRENCIES";
            params: {
                currencies: string[];
            };
        } | {
            /** @constant */
            code: "ROWS_PRINT_OTHER_CURRENCY";
            params: {
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
                /**
                 * @description ISO 4217: another than they were read in
                 * @example SGD
                 */
                other: string;
            };
        } | {
            /** @constant */
            code: "HEADINGS_AND_LABELS_DIFFER";
            params: {
                currencies: string[];
            };
        } | {
            /** @constant */
            code: "LABELS_DIFFER";
            params: {
                currencies: string[];
            };
        } | {
            /** @constant */
            code: "SYMBOL_BESIDE_SOME";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                symbol: string;
            };
        } | {
            /** @constant */
            code: "CURRENCY_BESIDE_FEW";
            params: {
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
                /** @description all rows */
                of: number;
            };
        } | {
            /** @constant */
            code: "SENTENCE_NAMES_OTHER_CURRENCY";
            params: {
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
                /**
                 * @description ISO 4217: another than they were read in
                 * @example SGD
                 */
                other: string;
            };
        } | {
            /** @constant */
            code: "CURRENCY_OF_PAYMENTS";
            params: {
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
            };
        } | {
            /** @constant */
            code: "CURRENCY_NAMED_ASIDE";
            params: {
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
            };
        } | {
            /** @constant */
            code: "SUM_IN_OTHER_CURRENCY";
            params: {
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
                /**
                 * @description ISO 4217: another than they were read in
                 * @example SGD
                 */
                other: string;
            };
        } | {
            /** @constant */
            code: "SYMBOL_OF_OTHER_CURRENCY";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                symbol: string;
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
            };
        } | {
            /** @constant */
            code: "TITLE_NAMES_OTHER_CURRENCY";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
            };
        } | {
            /** @constant */
            code: "TOTAL_IN_OTHER_CURRENCY";
            params: {
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
                /**
                 * @description ISO 4217: another than they were read in
                 * @example SGD
                 */
                other: string;
            };
        } | {
            /** @constant */
            code: "OTHER_CURRENCY_AMID_ROWS";
            params: {
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
                /**
                 * @description ISO 4217: another than they were read in
                 * @example SGD
                 */
                other: string;
            };
        } | {
            /** @constant */
            code: "SYMBOL_SHARED";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                symbol: string;
                /**
                 * @description ISO 4217: in which the amounts were read
                 * @example SGD
                 */
                currency: string;
                /**
                 * @description ISO 4217: another than they were read in
                 * @example SGD
                 */
                other: string;
            };
        } | {
            /** @constant */
            code: "DATES_IN_PRINTED_PERIOD";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "DATES_WHOLE";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "DATES_OF_NO_CALENDAR";
            params: {
                /** @description as printed */
                dates: string[];
                /**
                 * @description of the file, from 1, in order
                 * @example [
                 *       2
                 *     ]
                 */
                pages: number[];
            };
        } | {
            /** @constant */
            code: "DATES_NOT_PRINTED";
            params: {
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
            };
        } | {
            /** @constant */
            code: "DATES_OF_ROW_ABOVE";
            params: {
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
            };
        } | {
            /** @constant */
            code: "DATES_UNREAD";
            params: {
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
            };
        } | {
            /** @constant */
            code: "DATES_DISORDERED";
            params: {
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
            };
        } | {
            /** @constant */
            code: "TEXTS_NAME_OTHER_DAYS";
            params: {
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
            };
        } | {
            /** @constant */
            code: "DATES_IN_TWO_COLUMNS";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "DAYS_SAID";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "DATES_HEADED_OTHERWISE";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "YEARS_TO_COME";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "WEEKDAYS_DIFFER";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "YEARLESS_DATES_APART";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "ROWS_BEHIND_PAPER";
            params: {
                /**
                 * Format: date
                 * @description ISO 8601, always whole
                 * @example 2025-06-02
                 */
                date: string;
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
            };
        } | {
            /** @constant */
            code: "ROWS_BEHIND_CLOSING";
            params: {
                /**
                 * Format: date
                 * @description ISO 8601, always whole
                 * @example 2025-06-02
                 */
                date: string;
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
            };
        } | {
            /** @constant */
            code: "ROWS_BEFORE_OPENING";
            params: {
                /**
                 * Format: date
                 * @description ISO 8601, always whole
                 * @example 2025-06-02
                 */
                date: string;
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
            };
        } | {
            /** @constant */
            code: "MONTH_WITHOUT_ROWS";
            params: {
                /**
                 * @description ISO 8601
                 * @example 2025-06
                 */
                month: string;
            };
        } | {
            /** @constant */
            code: "YEAR_NOT_PRINTED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "NOTHING_SIGNED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "SIDES_NOT_SAID";
            params: {
                amounts: number;
            };
        } | {
            /** @constant */
            code: "LEGEND_AGAINST";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "SECTION_TURNED";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                title: string;
            };
        } | {
            /** @constant */
            code: "LEDGER_TITLE";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                title: string;
            };
        } | {
            /** @constant */
            code: "SIGNS_BY_WORDS_ALONE";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "SIGNS_BY_SIDES";
            params: {
                marks: ("columns" | "marks" | "sections")[];
            };
        } | {
            /** @constant */
            code: "SIGNS_BY_FIGURES";
            params: {
                /** @enum {string} */
                figures: "totals" | "counts";
            };
        } | {
            /** @constant */
            code: "SIGNS_BY_SUM";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                label: string;
            };
        } | {
            /** @constant */
            code: "SIGNS_BY_BALANCES";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "SIGNS_BY_FEES";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "SIGNS_OF_ACCOUNT";
            params: {
                /** @description as printed */
                texts: string[];
            };
        } | {
            /** @constant */
            code: "SIGNS_OF_DEBT";
            params: {
                /** @enum {string} */
                kind: "card" | "loan";
                /** @description as printed */
                texts: string[];
            };
        } | {
            /** @constant */
            code: "SIGNS_BY_NUMBER";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                number: string;
            };
        } | {
            /** @constant */
            code: "LINES_EXPLAINED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "LINES_UNEXPLAINED";
            params: {
                lines: number;
                /**
                 * @description of the file, from 1, in order
                 * @example [
                 *       2
                 *     ]
                 */
                pages: number[];
            };
        } | {
            /** @constant */
            code: "TOTALS_WITHOUT_ROWS";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "ROW_NUMBERS_MISSING";
            params: {
                from: number;
                to: number;
            };
        } | {
            /** @constant */
            code: "ROWS_ALL_BOOKED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "DENIED_ACROSS_PAGE";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "DENIED_ABOVE_ROWS";
            params: {
                /**
                 * @description as printed
                 * @example page 3 of 4
                 */
                text: string;
            };
        } | {
            /** @constant */
            code: "AMBIGUOUS_AMOUNTS";
            params: {
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
                /**
                 * @description of the file, from 1, in order
                 * @example [
                 *       2
                 *     ]
                 */
                pages: number[];
                /** @description as printed */
                amounts: string[];
            };
        } | {
            /** @constant */
            code: "ONE_READING_FITS";
            params: {
                /** @description that were tried */
                readings: number;
            };
        } | {
            /** @constant */
            code: "READING_AS_CLOSE";
            params: {
                differences: components["schemas"]["Difference"][];
            };
        } | {
            /** @constant */
            code: "NO_READING_AS_CLOSE";
            params: {
                /** @description that were tried */
                readings: number;
            };
        } | {
            /** @constant */
            code: "ONE_READING_OPEN";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "BALANCES_CLOSE";
            params: {
                /** @description independent of each other */
                sums: number;
            };
        } | {
            /** @constant */
            code: "AMOUNTS_CLOSE";
            params: {
                /** @description independent of each other */
                sums: number;
            };
        } | {
            /** @constant */
            code: "NO_OPENING_BALANCE";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "NO_END_PRINTED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "FIGURES_AGREE";
            params: {
                /** @description printed totals and counts */
                figures: number;
            };
        } | {
            /** @constant */
            code: "NO_FIGURES_AGAINST";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "FIGURES_NOT_REACHED";
            params: {
                /** @description as printed */
                texts: string[];
            };
        } | {
            /** @constant */
            code: "JOINED_WHOLE_OPEN";
            params: {
                unverified: number;
                breaks: number;
                rows: number;
                uncovered: number;
            };
        } | {
            /** @constant */
            code: "CORRECTIONS_PROVED";
            params: {
                amounts: number;
                sums: number;
            };
        } | {
            /** @constant */
            code: "CORRECTIONS_UNPROVED";
            params: {
                amounts: number;
            };
        } | {
            /** @constant */
            code: "CORRECTED_FIGURES_UNPROVED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "CORRECTION_NOT_EXAMINED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "CORRECTED_DATES_UNPROVED";
            params: {
                /**
                 * @description how many
                 * @example 1
                 */
                rows: number;
            };
        } | {
            /** @constant */
            code: "FIGURES_DISAGREE";
            params: {
                findings: components["schemas"]["Contradiction"][];
                /** @description amounts on the paper that no row uses: one that a sum fails by stands first */
                unused: {
                    /**
                     * @description as printed
                     * @example page 3 of 4
                     */
                    text: string;
                    /**
                     * @description of the file, from 1
                     * @example 2
                     */
                    page: number;
                }[];
            };
        } | {
            /** @constant */
            code: "BALANCES_FOLLOW";
            params: {
                balances: number;
            };
        } | {
            /** @constant */
            code: "BALANCES_DO_NOT_FOLLOW";
            params: {
                wrong: number;
                /** @description all that were compared */
                balances: number;
            };
        } | {
            /** @constant */
            code: "STATED_BALANCES_FOLLOW";
            params: {
                balances: number;
            };
        } | {
            /** @constant */
            code: "STATED_BALANCES_DO_NOT_FOLLOW";
            params: {
                wrong: number;
                /** @description all that were compared */
                balances: number;
            };
        } | {
            /** @constant */
            code: "FIGURE_AS_PRINTED";
            params: {
                /**
                 * @description what the sum must come to; `closing` is that of the opening balance and all amounts
                 * @enum {string}
                 */
                figure: "closing" | "totalIn" | "totalOut" | "countIn" | "countOut" | "count";
            };
        } | {
            /** @constant */
            code: "FIGURE_PRINTED_OTHERWISE";
            params: {
                /**
                 * @description what the sum must come to; `closing` is that of the opening balance and all amounts
                 * @enum {string}
                 */
                figure: "closing" | "totalIn" | "totalOut" | "countIn" | "countOut" | "count";
            };
        } | {
            /** @constant */
            code: "DATES_IN_PERIOD";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "DATE_OUTSIDE_PERIOD";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "BALANCE_PRINTED_TWICE";
            params: {
                /** @enum {string} */
                balance: "opening" | "closing";
            };
        } | {
            /** @constant */
            code: "CARRIED_BALANCE_NOT_CLOSING";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "CURRENCY_UNKNOWN";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "YEAR_ASSUMED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "DATE_IMPOSSIBLE";
            params: {
                /** @description as printed */
                dates: string[];
            };
        } | {
            /** @constant */
            code: "PAGE_UNREADABLE";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "AMBIGUOUS";
            params: {
                differences: components["schemas"]["Difference"][];
            };
        } | {
            /** @constant */
            code: "SEARCH_ENDED";
            params: Record<string, never>;
        } | {
            /** @constant */
            code: "PAGES_EXCLUDED";
            params: {
                /**
                 * @description of the file, from 1, in order
                 * @example [
                 *       2
                 *     ]
                 */
                pages: number[];
            };
        };
        /**
         * @description of what is found in a statement
         * @enum {string}
         */
        FindingCode: "PAGES_WITHOUT_TEXT" | "READ_IN_TWO_WAYS" | "DAY_UNUSED" | "READ_BY_OTHERS" | "READ_ALIKE" | "PAGES_UNNUMBERED" | "PAGES_NUMBERED" | "PAGES_MISSING" | "PAGE_TWICE" | "PAGES_DISORDERED" | "PAGE_COUNTS_DIFFER" | "PAGES_SKIPPED" | "PAGES_OF_TWO_STATEMENTS" | "STATEMENT_GOES_ON" | "ROWS_LEFT_OUT" | "NO_PAGE_FOLLOWS" | "PAGE_BEFORE_MISSING" | "FEWER_PAGES" | "PART_OF_BOOKINGS" | "STATEMENT_BEGUN" | "STATEMENT_JOINED" | "STATEMENT_CUT" | "BEGINS_CARRIED" | "NOTHING_UNREAD" | "AREAS_UNREAD" | "AMOUNTS_WITHOUT_DECIMALS" | "AMOUNTS_SCALED" | "AMOUNTS_NO_MONEY" | "COLUMN_NO_MONEY" | "AMOUNTS_CUT" | "COLUMNS_SAID" | "AMOUNTS_BEFORE_FEES" | "AMOUNTS_ARE_MONEY" | "NO_CURRENCY_NAMED" | "ONE_CURRENCY" | "ROWS_OF_SEVERAL_CURRENCIES" | "ROWS_PRINT_OTHER_CURRENCY" | "HEADINGS_AND_LABELS_DIFFER" | "LABELS_DIFFER" | "SYMBOL_BESIDE_SOME" | "CURRENCY_BESIDE_FEW" | "SENTENCE_NAMES_OTHER_CURRENCY" | "CURRENCY_OF_PAYMENTS" | "CURRENCY_NAMED_ASIDE" | "SUM_IN_OTHER_CURRENCY" | "SYMBOL_OF_OTHER_CURRENCY" | "TITLE_NAMES_OTHER_CURRENCY" | "TOTAL_IN_OTHER_CURRENCY" | "OTHER_CURRENCY_AMID_ROWS" | "SYMBOL_SHARED" | "DATES_IN_PRINTED_PERIOD" | "DATES_WHOLE" | "DATES_OF_NO_CALENDAR" | "DATES_NOT_PRINTED" | "DATES_OF_ROW_ABOVE" | "DATES_UNREAD" | "DATES_DISORDERED" | "TEXTS_NAME_OTHER_DAYS" | "DATES_IN_TWO_COLUMNS" | "DAYS_SAID" | "DATES_HEADED_OTHERWISE" | "YEARS_TO_COME" | "WEEKDAYS_DIFFER" | "YEARLESS_DATES_APART" | "ROWS_BEHIND_PAPER" | "ROWS_BEHIND_CLOSING" | "ROWS_BEFORE_OPENING" | "MONTH_WITHOUT_ROWS" | "YEAR_NOT_PRINTED" | "NOTHING_SIGNED" | "SIDES_NOT_SAID" | "LEGEND_AGAINST" | "SECTION_TURNED" | "LEDGER_TITLE" | "SIGNS_BY_WORDS_ALONE" | "SIGNS_BY_SIDES" | "SIGNS_BY_FIGURES" | "SIGNS_BY_SUM" | "SIGNS_BY_BALANCES" | "SIGNS_BY_FEES" | "SIGNS_OF_ACCOUNT" | "SIGNS_OF_DEBT" | "SIGNS_BY_NUMBER" | "LINES_EXPLAINED" | "LINES_UNEXPLAINED" | "TOTALS_WITHOUT_ROWS" | "ROW_NUMBERS_MISSING" | "ROWS_ALL_BOOKED" | "DENIED_ACROSS_PAGE" | "DENIED_ABOVE_ROWS" | "AMBIGUOUS_AMOUNTS" | "ONE_READING_FITS" | "READING_AS_CLOSE" | "NO_READING_AS_CLOSE" | "ONE_READING_OPEN" | "BALANCES_CLOSE" | "AMOUNTS_CLOSE" | "NO_OPENING_BALANCE" | "NO_END_PRINTED" | "FIGURES_AGREE" | "NO_FIGURES_AGAINST" | "FIGURES_NOT_REACHED" | "JOINED_WHOLE_OPEN" | "CORRECTIONS_PROVED" | "CORRECTIONS_UNPROVED" | "CORRECTED_FIGURES_UNPROVED" | "CORRECTION_NOT_EXAMINED" | "CORRECTED_DATES_UNPROVED" | "FIGURES_DISAGREE" | "BALANCES_FOLLOW" | "BALANCES_DO_NOT_FOLLOW" | "STATED_BALANCES_FOLLOW" | "STATED_BALANCES_DO_NOT_FOLLOW" | "FIGURE_AS_PRINTED" | "FIGURE_PRINTED_OTHERWISE" | "DATES_IN_PERIOD" | "DATE_OUTSIDE_PERIOD" | "BALANCE_PRINTED_TWICE" | "CARRIED_BALANCE_NOT_CLOSING" | "CURRENCY_UNKNOWN" | "YEAR_ASSUMED" | "DATE_IMPOSSIBLE" | "PAGE_UNREADABLE" | "AMBIGUOUS" | "SEARCH_ENDED" | "PAGES_EXCLUDED";
        /**
         * @description of a result
         * @example JSON
         * @enum {string}
         */
        Format: "JSON" | "NDJSON" | "CSV" | "XLSX" | "XLS" | "OFX" | "QBO" | "QIF" | "MT940" | "CAMT053" | "BEANCOUNT" | "HLEDGER";
        /** @description what the paper does not say, or leaves open. `decimalMark`, `columns`, `bookingDay` and `sides` answer an `AMBIGUOUS` finding in the words of its `differences`: the paper is read so if it allows it, and stays unproved while the other way fits as well. `columnsAt`, `excludedPages`, `startPages` and `continuePages` correct a reading: it is read so, and no statement is verified by that. A statement for which they change nothing stays verified */
        Hints: {
            /**
             * @description ISO 4217
             * @example SGD
             */
            currency?: string;
            /**
             * @description of the statement, where its dates print none
             * @example 2025
             */
            year?: number;
            /**
             * @description whether 03/04 is the 3rd of April or the 4th of March
             * @example DMY
             * @enum {string}
             */
            dateOrder?: "DMY" | "MDY" | "YMD";
            /**
             * @description whether 1.234 is more than a thousand or little more than one
             * @example ,
             * @enum {string}
             */
            decimalMark?: "." | ",";
            columns?: components["schemas"]["ColumnRoles"];
            /** @description what columns hold, whatever the paper says: all tables with the same headings are read so, and no statement is verified by that. Two points that are in what is read as one column part it, if there is a gap between what stands at them and each part can hold what is said of it */
            columnsAt?: components["schemas"]["SaidColumn"][];
            /**
             * @description pages that are no part of a statement: nothing on them is read, and a warning names them; a file of which none is left is not converted
             * @example [
             *       3,
             *       4
             *     ]
             */
            excludedPages?: number[];
            /**
             * @description pages with which a statement of its own begins, where the paper does not say so
             * @example [
             *       5
             *     ]
             */
            startPages?: number[];
            /**
             * @description pages that continue the statement before, where another one seems to begin
             * @example [
             *       7
             *     ]
             */
            continuePages?: number[];
            /** @description which of several dates is the day of booking */
            bookingDay?: {
                /** @enum {string} */
                place: "column" | "stacked" | "before" | "behind" | "text" | "headed";
                /** @description as printed, of one that is `headed`; else null */
                heading: string | null;
            };
            /** @description whose side the signs of the paper are of */
            sides?: {
                /**
                 * @description for whom a plus is money in
                 * @enum {string}
                 */
                signs: "holder" | "bank";
                /**
                 * @description what a balance without a sign is
                 * @enum {string}
                 */
                balances: "held" | "owed";
            };
        };
        Job: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            jobId: string;
            status: components["schemas"]["JobStatus"];
            format: components["schemas"]["Format"];
            accepted: string[];
            progress: components["schemas"]["Progress"];
            files: components["schemas"]["JobFile"][];
            /**
             * @description debited for this job, less what was refunded
             * @example 3
             */
            credits: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            createdAt: string;
            /** @description null while the job is queued */
            startedAt: string | null;
            /** @description null until the job is final */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description when its first file is gone, and the result with it; past where one was deleted
             * @example 2025-06-30T08:15:00.000Z
             */
            expiresAt: string;
            /** @description that it was started with; missing where there were none */
            hints?: components["schemas"]["Hints"];
            /**
             * Format: uuid
             * @description the version that it reads the file again in the place of; else missing
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            basedOn?: string;
            metadata: components["schemas"]["Metadata"];
            /**
             * @description whether a test key started it
             * @example false
             */
            test: boolean;
            /** @description that it was started with; missing where there were none */
            options?: components["schemas"]["ExportOptions"];
            error?: components["schemas"]["Fault"];
        };
        /** @description a job is final: ids, figures and codes, never contents of statements */
        JobEvent: {
            /**
             * @example job.completed
             * @enum {string}
             */
            type: "job.completed" | "job.failed";
            /**
             * Format: date-time
             * @description when it happened
             * @example 2025-01-06T08:15:02.060Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
                 */
                jobId: string;
                /** @enum {string} */
                status: "completed" | "failed";
                /**
                 * @example JSON
                 * @enum {string}
                 */
                format: "JSON" | "NDJSON" | "CSV" | "XLSX" | "XLS" | "OFX" | "QBO" | "QIF" | "MT940" | "CAMT053" | "BEANCOUNT" | "HLEDGER";
                files: components["schemas"]["EventFile"][];
                /**
                 * Format: uuid
                 * @description the version that the job read its file again in the place of; missing for a conversion
                 * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
                 */
                basedOn?: string;
                /**
                 * @description debited for this job, less what was refunded
                 * @example 3
                 */
                credits: number;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC
                 * @example 2025-06-30T08:15:00.000Z
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC
                 * @example 2025-06-30T08:15:00.000Z
                 */
                completedAt: string;
                /**
                 * Format: date-time
                 * @description when its first file is gone, and the result with it
                 * @example 2025-06-30T08:15:00.000Z
                 */
                expiresAt: string;
                error?: components["schemas"]["EventReason"];
            };
        };
        /** @description a file of a job, and why it failed */
        JobFile: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            uuid: string;
            /**
             * @description as it was uploaded; empty once the file is gone
             * @example statement.pdf
             */
            filename: string;
            status: components["schemas"]["JobFileStatus"];
            /** @example 3 */
            pages: number;
            /**
             * @description how many of them are dealt with
             * @example 3
             */
            pagesDone: number;
            /** @description what the result shows of it, as soon as it is read, while others of the job still wait; missing before that, and for a file that failed or is gone */
            reading?: components["schemas"]["FileReading"];
            error?: components["schemas"]["Fault"];
        };
        /**
         * @example completed
         * @enum {string}
         */
        JobFileStatus: "queued" | "processing" | "completed" | "failed" | "cancelled";
        JobList: {
            /** @description newest first */
            jobs: components["schemas"]["Job"][];
            /** @description `cursor` of the next page; null on the last */
            nextCursor: string | null;
        };
        /**
         * @description `completed` and `failed` are final; completed means that one file or more was converted
         * @enum {string}
         */
        JobStatus: "queued" | "processing" | "completed" | "failed";
        Ledger: {
            /** @description newest first */
            entries: components["schemas"]["LedgerEntry"][];
            /** @description `cursor` of the next page; null on the last */
            nextCursor: string | null;
        };
        LedgerEntry: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            id: string;
            kind: components["schemas"]["LedgerKind"];
            /**
             * @description added to the balance; a debit is < 0
             * @example -3
             */
            credits: number;
            /**
             * @description for people
             * @example conversion of 3 pages
             */
            reason: string;
            /**
             * @description of the file that it was for; null once that is gone
             * @example november.pdf
             */
            filename: string | null;
            jobId: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            createdAt: string;
        };
        /**
         * @example debit
         * @enum {string}
         */
        LedgerKind: "grant" | "debit" | "refund";
        Limits: {
            /**
             * @description of each key
             * @example 60
             */
            requestsPerMinute: number;
            /**
             * @description of all keys of the account together
             * @example 600
             */
            accountRequestsPerMinute: number;
            /**
             * @description of one PDF, or of pictures that become one file
             * @example 26214400
             */
            maxFileBytes: number;
            /**
             * @description how long files and results are kept
             * @example 30
             */
            retentionDays: number;
        };
        /**
         * @description a client's own reference: texts by keys of its choice
         * @example {
         *       "invoice": "2025-118"
         *     }
         */
        Metadata: {
            [key: string]: string;
        };
        MonthCoverage: {
            month: string;
            state: components["schemas"]["MonthState"];
            /** @description all that holds of it, the gravest first */
            states: components["schemas"]["MonthState"][];
            statements: number[];
            /** @description days that a statement is missing for */
            missing: components["schemas"]["Days"][];
        };
        /**
         * @description `gap`: no statement covers it, and the balance jumps, or is not known; `mismatch`: a statement does not add up, or does not go on from the one before; `revised`: there are two versions of a statement; `overlap`: two statements hold the same rows; `twice`: a statement is there twice; `partly`: days are missing; `unproved`: a statement is not verified; `covered`: nothing is wrong
         * @enum {string}
         */
        MonthState: "gap" | "mismatch" | "revised" | "overlap" | "twice" | "partly" | "unproved" | "covered";
        Obligation: {
            /** @enum {string} */
            code: "PAGES_COMPLETE" | "PICTURES_READ" | "AREAS_READ" | "AMOUNTS_ANCHORED" | "CURRENCY_ANCHORED" | "DATES_ANCHORED" | "NO_RIVAL" | "SUMS_CLOSE" | "FIGURES_AGREE" | "ROWS_EXPLAINED" | "ROWS_BOOKED" | "SIGNS_ANCHORED";
            /** @enum {string} */
            status: "discharged" | "open" | "contradicted";
            /** @description by what it is met, or what is missing, or what goes against it: the words of `findings` */
            evidence: string;
            /** @description one; of what is `contradicted` all that goes against it */
            findings?: components["schemas"]["Finding"][];
        };
        PageWords: {
            /** @description in no particular order */
            words: components["schemas"]["PrintedWord"][];
        };
        PasswordRequest: {
            /**
             * @description opens the PDF
             * @example correct horse
             */
            password: string;
        };
        Preview: {
            /** @description of the file as they would be, without their rows */
            statements: components["schemas"]["Statement"][];
        };
        PreviewRequest: {
            /**
             * Format: uuid
             * @description the version that is changed: the current one
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            basedOn: string;
            changes: components["schemas"]["Change"][];
        };
        PrintedWord: {
            /**
             * @description without spaces
             * @example 1,234.56
             */
            text: string;
            /**
             * @description points, from the top left of the upright page
             * @example [
             *       401.2,
             *       230.5,
             *       438.9,
             *       239.1
             *     ]
             */
            box: number[];
        };
        Progress: {
            /** @example 3 */
            pagesDone: number;
            /** @example 3 */
            pagesTotal: number;
        };
        /** @description how pages were read from their pictures */
        Recognition: {
            /**
             * @description that were read so
             * @example [
             *       1,
             *       2
             *     ]
             */
            pages: number[];
            /**
             * @description codes of ISO 639-2
             * @example [
             *       "eng"
             *     ]
             */
            languages: string[];
        };
        Reconciliation: {
            /**
             * @description `verified`: every transaction is there, none is invented, each date and amount is right
             * @enum {string}
             */
            status: "verified" | "mismatch" | "unverifiable";
            /** @description what proves it, does not agree, or is missing; of `unverifiable` behind the code of the first obligation that is open, or `AMBIGUOUS` */
            reason: string;
            /** @description what `reason` says: the finding of `SUMS_CLOSE`, or of the first obligation that is open; of `mismatch` `FIGURES_DISAGREE` */
            code?: components["schemas"]["FindingCode"];
            /**
             * @description what the code tells, as in the `Finding` of that code
             * @example {}
             */
            params?: {
                [key: string]: unknown;
            };
            checks: components["schemas"]["Check"][];
            failingRows: components["schemas"]["FailingRow"][];
            /** @description what a statement must show: `verified` where all are discharged, `mismatch` where one is contradicted, else `unverifiable` */
            obligations: components["schemas"]["Obligation"][];
        };
        Rejection: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            uuid: string;
            code: components["schemas"]["ErrorCode"];
            /** @example There is no such file. */
            message: string;
        };
        Repair: {
            /** @enum {string} */
            field: "date" | "amount" | "balance";
            /**
             * @description as the surer reader read it
             * @example 5,004.41
             */
            read: string;
            /**
             * @description as the other one read it: the reading with which the sums close
             * @example 5,094.41
             */
            taken: string;
        };
        Result: {
            jobId: string | null;
            files: components["schemas"]["ResultFile"][];
            /** @description the transactions of all files, in printed order */
            normalised: components["schemas"]["Transaction"][];
            /** @description one for each account, currency and printed period */
            statements: components["schemas"]["Statement"][];
            /** @description one for each account and currency, over all files; it changes nothing in `statements` */
            continuity: components["schemas"]["Continuity"][];
            /** @description only of a page: `cursor` of the next one, null on the last */
            nextCursor?: string | null;
        };
        ResultFile: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            uuid: string;
            filename: string;
            /** @enum {string} */
            status: "completed" | "failed";
            /** @description null where none was read from its picture; missing for a file that failed */
            recognition?: components["schemas"]["Recognition"] | null;
            /**
             * Format: uuid
             * @description the version that people made of its reading; missing for what the job itself read
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            version?: string;
            error?: components["schemas"]["Fault"];
        };
        /** @description a row before anybody changed it */
        RowAsRead: {
            /**
             * Format: date
             * @description ISO 8601, always whole
             * @example 2025-06-02
             */
            date: string;
            description: string;
            /**
             * @description a decimal string with the currency's decimals, never a float
             * @example -12.20
             */
            amount: string;
            balance: string | null;
            valueDate: string | null;
            transactionDate: string | null;
            reference: string | null;
            type: string | null;
        };
        /** @description a column, by a point in it, and what it holds */
        SaidColumn: {
            /**
             * @description of the file, from 1
             * @example 1
             */
            page: number;
            /**
             * @description points, from the left of the upright page
             * @example 420
             */
            x: number;
            /**
             * @description points, from its top: a row of the table
             * @example 210
             */
            y: number;
            /**
             * @description `debit` is money out; `date` that of booking; `other` nothing that is booked
             * @example debit
             * @enum {string}
             */
            holds: "debit" | "credit" | "amount" | "balance" | "date" | "value_date" | "other";
        };
        Statement: {
            index: number;
            /**
             * Format: uuid
             * @description the file
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            uuid: string;
            /**
             * @description first and last
             * @example [
             *       1,
             *       3
             *     ]
             */
            pages: number[];
            /** @description read off the paper, from no list of banks */
            institution: string | null;
            accountHolder: string | null;
            accountNumber: string | null;
            iban: string | null;
            bic: string | null;
            accountType: ("current" | "savings" | "card" | "loan" | "wallet") | null;
            currency: string | null;
            periodStart: string | null;
            periodEnd: string | null;
            openingBalance: string | null;
            closingBalance: string | null;
            /**
             * @description sum of the money in
             * @example -12.20
             */
            totalIn: string;
            /**
             * @description sum of the money out, positive
             * @example -12.20
             */
            totalOut: string;
            transactionCount: number;
            reconciliation: components["schemas"]["Reconciliation"];
            warnings: components["schemas"]["Warning"][];
            /** @description words outside of the transactions that two readers of a picture did not read alike */
            readings?: components["schemas"]["FigureReading"][];
            /** @description left out of statements that nobody changed */
            corrections?: components["schemas"]["Corrections"];
        };
        /** @description a statement without its rows */
        StatementSummary: {
            /**
             * @description the verdict, as `reconciliation` of the statement has it
             * @enum {string}
             */
            status: "verified" | "mismatch" | "unverifiable";
            /** @example 1 */
            firstPage: number;
            /** @example 3 */
            lastPage: number;
            institution: string | null;
            accountHolder: string | null;
            accountNumber: string | null;
            iban: string | null;
            bic: string | null;
            accountType: ("current" | "savings" | "card" | "loan" | "wallet") | null;
            currency: string | null;
            periodStart: string | null;
            periodEnd: string | null;
            openingBalance: string | null;
            closingBalance: string | null;
            /**
             * @description a decimal string with the currency's decimals, never a float
             * @example -12.20
             */
            totalIn: string;
            /**
             * @description positive
             * @example -12.20
             */
            totalOut: string;
            transactionCount: number;
            /** @description rows that people changed, added or deleted */
            correctedRows: number;
        };
        Suggestion: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            clientId: string;
            bank: string | null;
            /** @description or the IBAN, by which they are the same account */
            accountNumber: string | null;
            currency: string | null;
            /** @description of this account that the client has */
            statements: number;
            /** @description files of no client that have statements of it */
            files: string[];
        };
        SuggestionList: {
            suggestions: components["schemas"]["Suggestion"][];
        };
        /** @description sent on request, once */
        TestEvent: {
            /** @constant */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description when it happened
             * @example 2025-01-06T08:15:02.060Z
             */
            timestamp: string;
            data: {
                /**
                 * Format: uuid
                 * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
                 */
                webhookId: string;
            };
        };
        Transaction: {
            /**
             * Format: date
             * @description under which the bank booked the row; on a card the posting date where one is printed
             * @example 2025-06-02
             */
            date: string;
            /**
             * @description every printed line of it, joined by one space
             * @example CARD PAYMENT TESCO
             */
            description: string;
            /**
             * @description the holder's sign: money in > 0, money out < 0
             * @example -12.20
             */
            amount: string;
            /** @description as printed on that row, the holder's sign; null where none is printed */
            balance: string | null;
            /** @description null where neither the paper nor a hint says it */
            currency: string | null;
            /** @description of a printed column of its own */
            valueDate: string | null;
            /** @description of a printed column of its own */
            transactionDate: string | null;
            /** @description of a printed column of its own */
            reference: string | null;
            /** @description of a printed column of its own */
            type: string | null;
            /**
             * Format: uuid
             * @description the file
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            uuid: string;
            /**
             * @description `index` of its statement
             * @example 0
             */
            statement: number;
            /** @description where the row stands; several where it crosses pages */
            boxes: components["schemas"]["Box"][];
            /**
             * @description read from the text of the page, or from its picture; `edited`: a person changed or added it
             * @example text
             * @enum {string}
             */
            source: "text" | "ocr" | "edited";
            /** @example 0.99 */
            confidence: number;
            /**
             * @description the same for the same booking in every format, conversion and overlapping statement, for programs that must not book it twice
             * @example 4M2ZQ8YV6T0KHR3B
             */
            id?: string;
            /** @description figures of its picture that two readers read differently, and that the sums of the paper corrected */
            repaired?: components["schemas"]["Repair"][];
            /** @description words of its picture that two readers did not read alike */
            readings?: components["schemas"]["WordReading"][];
            /** @description left out of rows that nobody changed */
            edited?: components["schemas"]["EditedRow"];
        };
        /** @description what is left out stays */
        UpdateWebhookRequest: {
            /**
             * @description where events are sent; https, unless the service allows http; without a user name and a password. Its host must not be on a private or local network, unless the service allows that
             * @example https://books.example.com/ledgerize
             */
            url?: string;
            /** @description the types of events that are sent there */
            events?: components["schemas"]["EventType"][];
            description?: string | null;
            /** @description true also forgets its failures; false ends its pending deliveries */
            enabled?: boolean;
        };
        UploadForm: {
            /**
             * Format: binary
             * @description the PDF, or a picture (JPEG, PNG, WebP, TIFF); several pictures, each in a part of this name, become the pages of one file
             */
            file: string;
            /**
             * @description a `Metadata` object as JSON, before or after the file
             * @example {"invoice":"2025-118"}
             */
            metadata?: string;
        };
        Usage: {
            /**
             * @description uploaded and not yet expired
             * @example 4
             */
            files: number;
            /**
             * @description not deleted
             * @example 7
             */
            jobs: number;
            /**
             * @description debited since the account was made, less refunds
             * @example 288
             */
            creditsSpent: number;
        };
        UsageDay: {
            /**
             * Format: date
             * @description ISO 8601, always whole
             * @example 2025-06-02
             */
            date: string;
            /**
             * @description converted, and paid for
             * @example 41
             */
            pages: number;
            /**
             * @description by all keys and users of the account
             * @example 120
             */
            requests: number;
        };
        UsageDays: {
            /** @description every day up to today, in UTC, oldest first */
            days: components["schemas"]["UsageDay"][];
        };
        /** @description a version of a file's reading */
        Version: {
            /**
             * Format: uuid
             * @description of a `converted` version, the `jobId` of its conversion
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            id: string;
            /**
             * @description `reread`: a conversion read the file again in the place of the version `basedOn`
             * @enum {string}
             */
            kind: "converted" | "corrected" | "restored" | "reread";
            /**
             * @description it is what results show
             * @example true
             */
            current: boolean;
            /** @description the version that it was made of; null for a conversion */
            basedOn: string | null;
            /** @description the version whose contents it has, of a `restored` one; of a `corrected` one, the version whose contents were changed, if that is not `basedOn`; else null */
            from: string | null;
            /** @description what people call it */
            name: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            createdAt: string;
            /**
             * @description who made it; null for a conversion
             * @example Anna Example
             */
            by: string | null;
            /** @description rows that people changed, added or deleted in it; null for what was read from the paper */
            rows: number | null;
            /** @description of its statements; null for a conversion */
            statuses: ("verified" | "mismatch" | "unverifiable")[] | null;
            /** @description that the paper was read with; null without any, and for a version that is not read from it */
            hints: components["schemas"]["Hints"] | null;
        };
        VersionList: {
            /** @description newest first */
            versions: components["schemas"]["Version"][];
        };
        VersionName: {
            /** @description null takes the name away */
            name: string | null;
        };
        VersionRequest: {
            /**
             * Format: uuid
             * @description the version that is changed: the current one
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            basedOn: string;
            /**
             * Format: uuid
             * @description the version whose contents are changed, or restored without changes; by default `basedOn`
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            from?: string;
            /** @default [] */
            changes: components["schemas"]["Change"][];
        };
        Warning: {
            code: string;
            /** @description the words of `code` and `params`; they may change */
            message: string;
            /**
             * @description what the code tells, as in the `Finding` of that code
             * @example {}
             */
            params?: {
                [key: string]: unknown;
            };
            page: number | null;
            row: number | null;
        };
        Webhook: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            id: string;
            /** @example https://books.example.com/ledgerize */
            url: string;
            /**
             * @description for people
             * @example book-keeping
             */
            description: string | null;
            events: components["schemas"]["EventType"][];
            /** @description false: nothing is sent there, except tests and what is sent again */
            enabled: boolean;
            disabledReason: components["schemas"]["DisabledReason"];
            /** @example null */
            disabledAt: string | null;
            /**
             * @description when an attempt first failed after the last success; null: none did
             * @example null
             */
            failingSince: string | null;
            /**
             * @description until when the secret before the last rotation signs, too; null: there is none
             * @example null
             */
            oldSecretUntil: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            createdAt: string;
        };
        /** @description the body of a delivery */
        WebhookEvent: components["schemas"]["JobEvent"] | components["schemas"]["CreditsLowEvent"] | components["schemas"]["TestEvent"];
        WebhookList: {
            /** @description newest first */
            webhooks: components["schemas"]["Webhook"][];
        };
        WebhookWithSecret: {
            /**
             * Format: uuid
             * @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11
             */
            id: string;
            /** @example https://books.example.com/ledgerize */
            url: string;
            /**
             * @description for people
             * @example book-keeping
             */
            description: string | null;
            events: components["schemas"]["EventType"][];
            /** @description false: nothing is sent there, except tests and what is sent again */
            enabled: boolean;
            disabledReason: components["schemas"]["DisabledReason"];
            /** @example null */
            disabledAt: string | null;
            /**
             * @description when an attempt first failed after the last success; null: none did
             * @example null
             */
            failingSince: string | null;
            /**
             * @description until when the secret before the last rotation signs, too; null: there is none
             * @example null
             */
            oldSecretUntil: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC
             * @example 2025-06-30T08:15:00.000Z
             */
            createdAt: string;
            /**
             * @description signs the deliveries, told this once
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
        };
        /** @description a word and its place, as a box has it */
        WordReading: {
            page: number;
            box: number[];
            /**
             * @description what the word is part of; `text`: the description, or another text of the row
             * @enum {string}
             */
            field: "date" | "amount" | "balance" | "text";
            /**
             * @description as it was taken
             * @example 5,094.41
             */
            text: string;
            /**
             * @description what else was read there, the surest first; empty where only one reader read it
             * @example [
             *       "5,004.41"
             *     ]
             */
            others: string[];
            /**
             * @description `corrected`: the sums of the paper close only with a less sure reading, which was taken; `settled`: they close only with the surest one; `open`: they do not tell
             * @enum {string}
             */
            status: "open" | "settled" | "corrected";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listFiles: {
        parameters: {
            query?: {
                /** @description files a page */
                limit?: number;
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description files whose name holds this, whatever its case; or the bank, the holder or the account */
                search?: string;
                /** @description those with these entries alone: `metadata[key]=value` */
                metadata?: components["schemas"]["Metadata"];
                /** @description files that were converted, or are being; or those that never were */
                converted?: "true" | "false";
                /** @description files of this state alone: the status of their reading, or, without one, `failed`, `open` (waiting or being read) or `none` */
                state?: "failed" | "mismatch" | "unverifiable" | "open" | "none" | "verified";
                /** @description files of this client; `none`: those that belong to no client */
                client?: string | "none";
                /** @description files with a statement of a bank whose name holds this */
                bank?: string;
                /** @description files with a statement whose holder is named so, in part */
                holder?: string;
                /** @description files with a statement of an account whose number or IBAN holds this, without spaces */
                account?: string;
                /** @description files with a statement whose period ends on this day or later */
                periodFrom?: string;
                /** @description files with a statement whose period begins on this day or before */
                periodTo?: string;
                /** @description files whose reading is marked as checked, or those that are read and not marked */
                checked?: "true" | "false";
                /** @description files whose current version was exported, or those that are read, and not exported as they are now */
                exported?: "true" | "false";
                /** @description `created` by default; `state` has what needs a look first: failed, mismatch, unverifiable */
                sort?: "created" | "name" | "state" | "bank" | "account" | "holder" | "period" | "rows" | "checked";
                /** @description of `sort`; by default `desc` for `created`, else `asc` */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "files": [
                     *         {
                     *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "pages": 2,
                     *           "filename": "november.pdf",
                     *           "bytes": 48213,
                     *           "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "passwordRequired": false,
                     *           "createdAt": "2025-01-06T08:15:00.000Z",
                     *           "expiresAt": "2025-02-05T08:15:00.000Z",
                     *           "clientId": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *           "metadata": {
                     *             "invoice": "2025-118"
                     *           },
                     *           "test": false,
                     *           "conversion": {
                     *             "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *             "status": "completed",
                     *             "pagesDone": 2
                     *           },
                     *           "reading": {
                     *             "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *             "version": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *             "readAt": "2025-01-06T08:15:02.060Z",
                     *             "status": "verified",
                     *             "statements": [
                     *               {
                     *                 "status": "verified",
                     *                 "firstPage": 1,
                     *                 "lastPage": 2,
                     *                 "institution": null,
                     *                 "accountHolder": null,
                     *                 "accountNumber": "60114482",
                     *                 "iban": null,
                     *                 "bic": null,
                     *                 "accountType": "current",
                     *                 "currency": "GBP",
                     *                 "periodStart": "2024-11-04",
                     *                 "periodEnd": "2024-12-03",
                     *                 "openingBalance": "122.44",
                     *                 "closingBalance": "179.38",
                     *                 "totalIn": "56.94",
                     *                 "totalOut": "0.00",
                     *                 "transactionCount": 1,
                     *                 "correctedRows": 0
                     *               }
                     *             ],
                     *             "checked": {
                     *               "by": "Anna Example",
                     *               "at": "2025-01-06T09:30:00.000Z"
                     *             },
                     *             "exported": {
                     *               "by": "Anna Example",
                     *               "at": "2025-01-06T09:41:00.000Z",
                     *               "version": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["FileList"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours in printable ASCII, bare or in double quotes. The same key with the same body replays the first answer for 24 hours, so that a call may safely be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *       "pages": 2,
                     *       "filename": "november.pdf",
                     *       "bytes": 48213,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "passwordRequired": false,
                     *       "createdAt": "2025-01-06T08:15:00.000Z",
                     *       "expiresAt": "2025-02-05T08:15:00.000Z",
                     *       "clientId": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *       "metadata": {
                     *         "invoice": "2025-118"
                     *       },
                     *       "test": false
                     *     }
                     */
                    "application/json": components["schemas"]["File"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *       "pages": 2,
                     *       "filename": "november.pdf",
                     *       "bytes": 48213,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "passwordRequired": false,
                     *       "createdAt": "2025-01-06T08:15:00.000Z",
                     *       "expiresAt": "2025-02-05T08:15:00.000Z",
                     *       "clientId": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *       "metadata": {
                     *         "invoice": "2025-118"
                     *       },
                     *       "test": false,
                     *       "conversion": {
                     *         "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *         "status": "completed",
                     *         "pagesDone": 2
                     *       },
                     *       "reading": {
                     *         "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *         "version": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *         "readAt": "2025-01-06T08:15:02.060Z",
                     *         "status": "verified",
                     *         "statements": [
                     *           {
                     *             "status": "verified",
                     *             "firstPage": 1,
                     *             "lastPage": 2,
                     *             "institution": null,
                     *             "accountHolder": null,
                     *             "accountNumber": "60114482",
                     *             "iban": null,
                     *             "bic": null,
                     *             "accountType": "current",
                     *             "currency": "GBP",
                     *             "periodStart": "2024-11-04",
                     *             "periodEnd": "2024-12-03",
                     *             "openingBalance": "122.44",
                     *             "closingBalance": "179.38",
                     *             "totalIn": "56.94",
                     *             "totalOut": "0.00",
                     *             "transactionCount": 1,
                     *             "correctedRows": 0
                     *           }
                     *         ],
                     *         "checked": {
                     *           "by": "Anna Example",
                     *           "at": "2025-01-06T09:30:00.000Z"
                     *         },
                     *         "exported": {
                     *           "by": "Anna Example",
                     *           "at": "2025-01-06T09:41:00.000Z",
                     *           "version": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["File"];
                };
            };
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordRequest"];
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["PasswordRequest"];
                /**
                 * @example {
                 *       "password": "correct horse"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *       "pages": 2,
                     *       "filename": "november.pdf",
                     *       "bytes": 48213,
                     *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *       "passwordRequired": false,
                     *       "createdAt": "2025-01-06T08:15:00.000Z",
                     *       "expiresAt": "2025-02-05T08:15:00.000Z",
                     *       "clientId": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *       "metadata": {
                     *         "invoice": "2025-118"
                     *       },
                     *       "test": false
                     *     }
                     */
                    "application/json": components["schemas"]["File"];
                };
            };
        };
    };
    convert: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours in printable ASCII, bare or in double quotes. The same key with the same body replays the first answer for 24 hours, so that a call may safely be sent again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11"
                 *       ],
                 *       "format": "JSON",
                 *       "hints": {
                 *         "year": 2024,
                 *         "dateOrder": "DMY"
                 *       },
                 *       "metadata": {
                 *         "invoice": "2025-118"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ConvertRequest"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *       "accepted": [
                     *         "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11"
                     *       ],
                     *       "rejected": [],
                     *       "status": "queued",
                     *       "format": "JSON",
                     *       "pages": 2,
                     *       "credits": 2,
                     *       "metadata": {
                     *         "invoice": "2025-118"
                     *       },
                     *       "test": false
                     *     }
                     */
                    "application/json": components["schemas"]["AcceptedJob"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description jobs a page */
                limit?: number;
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description jobs of this status alone */
                status?: components["schemas"]["JobStatus"];
                /** @description jobs of a file whose name holds this, whatever its case; or of which it is the id's begin */
                search?: string;
                /** @description those with these entries alone: `metadata[key]=value` */
                metadata?: components["schemas"]["Metadata"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobs": [
                     *         {
                     *           "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *           "status": "completed",
                     *           "format": "JSON",
                     *           "accepted": [
                     *             "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11"
                     *           ],
                     *           "progress": {
                     *             "pagesDone": 2,
                     *             "pagesTotal": 2
                     *           },
                     *           "files": [
                     *             {
                     *               "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *               "filename": "november.pdf",
                     *               "status": "completed",
                     *               "pages": 2,
                     *               "pagesDone": 2,
                     *               "reading": {
                     *                 "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *                 "version": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *                 "readAt": "2025-01-06T08:15:02.060Z",
                     *                 "status": "verified",
                     *                 "statements": [
                     *                   {
                     *                     "status": "verified",
                     *                     "firstPage": 1,
                     *                     "lastPage": 2,
                     *                     "institution": null,
                     *                     "accountHolder": null,
                     *                     "accountNumber": "60114482",
                     *                     "iban": null,
                     *                     "bic": null,
                     *                     "accountType": "current",
                     *                     "currency": "GBP",
                     *                     "periodStart": "2024-11-04",
                     *                     "periodEnd": "2024-12-03",
                     *                     "openingBalance": "122.44",
                     *                     "closingBalance": "179.38",
                     *                     "totalIn": "56.94",
                     *                     "totalOut": "0.00",
                     *                     "transactionCount": 1,
                     *                     "correctedRows": 0
                     *                   }
                     *                 ],
                     *                 "checked": {
                     *                   "by": "Anna Example",
                     *                   "at": "2025-01-06T09:30:00.000Z"
                     *                 },
                     *                 "exported": {
                     *                   "by": "Anna Example",
                     *                   "at": "2025-01-06T09:41:00.000Z",
                     *                   "version": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a"
                     *                 }
                     *               }
                     *             }
                     *           ],
                     *           "credits": 2,
                     *           "createdAt": "2025-01-06T08:15:02.000Z",
                     *           "startedAt": "2025-01-06T08:15:02.010Z",
                     *           "completedAt": "2025-01-06T08:15:02.060Z",
                     *           "expiresAt": "2025-02-05T08:15:00.000Z",
                     *           "metadata": {
                     *             "invoice": "2025-118"
                     *           },
                     *           "test": false
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["JobList"];
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description `wait=N` (RFC 7240): how many seconds, 0 to 30, the request may be held while the job is not final. */
                Prefer?: string;
            };
            path: {
                /** @example 7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *       "status": "completed",
                     *       "format": "JSON",
                     *       "accepted": [
                     *         "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11"
                     *       ],
                     *       "progress": {
                     *         "pagesDone": 2,
                     *         "pagesTotal": 2
                     *       },
                     *       "files": [
                     *         {
                     *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "filename": "november.pdf",
                     *           "status": "completed",
                     *           "pages": 2,
                     *           "pagesDone": 2,
                     *           "reading": {
                     *             "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *             "version": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *             "readAt": "2025-01-06T08:15:02.060Z",
                     *             "status": "verified",
                     *             "statements": [
                     *               {
                     *                 "status": "verified",
                     *                 "firstPage": 1,
                     *                 "lastPage": 2,
                     *                 "institution": null,
                     *                 "accountHolder": null,
                     *                 "accountNumber": "60114482",
                     *                 "iban": null,
                     *                 "bic": null,
                     *                 "accountType": "current",
                     *                 "currency": "GBP",
                     *                 "periodStart": "2024-11-04",
                     *                 "periodEnd": "2024-12-03",
                     *                 "openingBalance": "122.44",
                     *                 "closingBalance": "179.38",
                     *                 "totalIn": "56.94",
                     *                 "totalOut": "0.00",
                     *                 "transactionCount": 1,
                     *                 "correctedRows": 0
                     *               }
                     *             ],
                     *             "checked": {
                     *               "by": "Anna Example",
                     *               "at": "2025-01-06T09:30:00.000Z"
                     *             },
                     *             "exported": {
                     *               "by": "Anna Example",
                     *               "at": "2025-01-06T09:41:00.000Z",
                     *               "version": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a"
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "credits": 2,
                     *       "createdAt": "2025-01-06T08:15:02.000Z",
                     *       "startedAt": "2025-01-06T08:15:02.010Z",
                     *       "completedAt": "2025-01-06T08:15:02.060Z",
                     *       "expiresAt": "2025-02-05T08:15:00.000Z",
                     *       "metadata": {
                     *         "invoice": "2025-118"
                     *       },
                     *       "test": false
                     *     }
                     */
                    "application/json": components["schemas"]["Job"];
                };
            };
        };
    };
    deleteJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getResult: {
        parameters: {
            query?: {
                /** @description the result of this file of the job alone, as soon as it is read, while others still wait */
                file?: string;
                /** @description of the one file that the result is of: another version of its reading than the current one */
                fileVersion?: string;
                /** @description any other format of the same job, free; the job's own by default */
                format?: components["schemas"]["Format"];
                /** @description of a JSON result a page of so many transactions, 500 with `cursor` alone; the whole result without both */
                limit?: number;
                /** @description `nextCursor` of the page before, of this very result */
                cursor?: string;
                /** @description CSV and XLSX: the columns, forms and limits of a program that imports them */
                preset?: "generic" | "quickbooks" | "xero" | "ynab" | "sage";
                /** @description CSV, XLSX and QIF: how days are written */
                dateFormat?: "YYYY-MM-DD" | "YYYY/MM/DD" | "YYYYMMDD" | "DD/MM/YYYY" | "DD.MM.YYYY" | "DD-MM-YYYY" | "MM/DD/YYYY" | "MM-DD-YYYY";
                /** @description CSV: between the columns */
                delimiter?: "comma" | "semicolon" | "tab" | "pipe";
                /** @description CSV: of amounts */
                decimalMark?: "point" | "comma";
                /** @description CSV and XLSX: one signed amount, or a column for money out and one for money in */
                amounts?: "signed" | "split";
                /** @description CSV and XLSX: money in is positive for the holder, and negative in the bank's books */
                sign?: "holder" | "bank";
                /** @description CSV and XLSX: which columns, in their order, separated by commas */
                columns?: ("date" | "description" | "amount" | "debit" | "credit" | "balance" | "currency" | "account" | "file" | "reference" | "type" | "valueDate" | "transactionDate" | "page" | "status" | "id")[];
                /** @description OFX: 1.0.2 (the default) or 2.2; CAMT053: 001.02 (the default) or 001.08 */
                version?: "1.0.2" | "2.2" | "001.02" | "001.08";
                /** @description where the paper does not say it */
                currency?: string;
                /** @description the number of the account, where the paper does not say it */
                account?: string;
                /** @description where the paper does not say it */
                accountType?: "current" | "savings" | "card" | "loan" | "wallet";
                /** @description OFX and QBO: a routing number, sort code or BIC, instead of what the paper's IBAN or BIC says */
                bankId?: string;
                /** @description QBO: the number under which QuickBooks knows the bank (`INTU.BID`) */
                intuBankId?: string;
                /** @description where the paper does not say it */
                openingBalance?: string;
                /** @description where the paper does not say it */
                closingBalance?: string;
                /** @description the last day, where neither the paper nor a row says it */
                periodEnd?: string;
                /** @description BEANCOUNT and HLEDGER: the statement's account */
                ledgerAccount?: string;
                /** @description BEANCOUNT and HLEDGER: the account on the other side */
                contraAccount?: string;
                /** @description BEANCOUNT and HLEDGER: a journal that stands alone, or entries to add to one */
                journal?: "whole" | "entries";
            };
            header?: {
                /** @description The `ETag` of a result that is at hand: answered 304 when it is still the same. */
                "If-None-Match"?: string;
            };
            path: {
                /** @example 7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *       "files": [
                     *         {
                     *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "filename": "november.pdf",
                     *           "status": "completed"
                     *         }
                     *       ],
                     *       "normalised": [
                     *         {
                     *           "date": "2024-11-07",
                     *           "description": "TRANSFER FROM M EXAMPLE THANKS FOR DINNER",
                     *           "amount": "56.94",
                     *           "balance": "179.38",
                     *           "currency": "GBP",
                     *           "valueDate": null,
                     *           "transactionDate": null,
                     *           "reference": null,
                     *           "type": null,
                     *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "statement": 0,
                     *           "boxes": [
                     *             {
                     *               "page": 1,
                     *               "box": [
                     *                 43,
                     *                 228.99,
                     *                 552,
                     *                 250.77
                     *               ]
                     *             }
                     *           ],
                     *           "source": "text",
                     *           "confidence": 0.99
                     *         }
                     *       ],
                     *       "statements": [
                     *         {
                     *           "index": 0,
                     *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "pages": [
                     *             1,
                     *             2
                     *           ],
                     *           "institution": null,
                     *           "accountHolder": null,
                     *           "accountNumber": "60114482",
                     *           "iban": null,
                     *           "bic": null,
                     *           "accountType": "current",
                     *           "currency": "GBP",
                     *           "periodStart": "2024-11-04",
                     *           "periodEnd": "2024-12-03",
                     *           "openingBalance": "122.44",
                     *           "closingBalance": "179.38",
                     *           "totalIn": "56.94",
                     *           "totalOut": "0.00",
                     *           "transactionCount": 1,
                     *           "reconciliation": {
                     *             "status": "verified",
                     *             "reason": "Opening balance and all amounts give the closing balance; 1 independent sum closes.",
                     *             "code": "AMOUNTS_CLOSE",
                     *             "params": {
                     *               "sums": 1
                     *             },
                     *             "checks": [
                     *               {
                     *                 "kind": "opening_closing",
                     *                 "status": "pass",
                     *                 "expected": "179.38",
                     *                 "computed": "179.38",
                     *                 "difference": "0.00",
                     *                 "detail": "opening balance and all amounts: as printed",
                     *                 "code": "FIGURE_AS_PRINTED",
                     *                 "params": {
                     *                   "figure": "closing"
                     *                 }
                     *               }
                     *             ],
                     *             "failingRows": [],
                     *             "obligations": [
                     *               {
                     *                 "code": "PAGES_COMPLETE",
                     *                 "status": "discharged",
                     *                 "evidence": "The pages say 1 of 2 and 2 of 2: none is missing.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "PAGES_NUMBERED",
                     *                     "params": {
                     *                       "count": 2,
                     *                       "first": 1,
                     *                       "firstOf": 2,
                     *                       "last": 2,
                     *                       "lastOf": 2
                     *                     }
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "AREAS_READ",
                     *                 "status": "discharged",
                     *                 "evidence": "Nothing but text is to be seen where bookings stand.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "NOTHING_UNREAD",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "AMOUNTS_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "The amounts are money, and stand where the paper prints what it books.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "AMOUNTS_ARE_MONEY",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "CURRENCY_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "All amounts are read as GBP, and no row names another currency.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "ONE_CURRENCY",
                     *                     "params": {
                     *                       "currency": "GBP"
                     *                     }
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "DATES_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "Each row has a date of its own, and all dates lie in the printed period.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "DATES_IN_PRINTED_PERIOD",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "NO_RIVAL",
                     *                 "status": "discharged",
                     *                 "evidence": "What the paper prints leaves no other reading open.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "ONE_READING_OPEN",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "ROWS_BOOKED",
                     *                 "status": "discharged",
                     *                 "evidence": "No rows that are set apart from the others cancel out.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "ROWS_ALL_BOOKED",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "SUMS_CLOSE",
                     *                 "status": "discharged",
                     *                 "evidence": "Opening balance and all amounts give the closing balance; 1 independent sum closes.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "AMOUNTS_CLOSE",
                     *                     "params": {
                     *                       "sums": 1
                     *                     }
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "FIGURES_AGREE",
                     *                 "status": "discharged",
                     *                 "evidence": "No total and no count is printed that goes against the rows.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "NO_FIGURES_AGAINST",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "ROWS_EXPLAINED",
                     *                 "status": "discharged",
                     *                 "evidence": "Each line with a day and an amount is a transaction, or named as something else.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "LINES_EXPLAINED",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "SIGNS_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "The sign of each amount is given by columns for money in and money out.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "SIGNS_BY_SIDES",
                     *                     "params": {
                     *                       "marks": [
                     *                         "columns"
                     *                       ]
                     *                     }
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "warnings": []
                     *         }
                     *       ],
                     *       "continuity": [
                     *         {
                     *           "iban": null,
                     *           "accountNumber": "60114482",
                     *           "currency": "GBP",
                     *           "statements": [
                     *             0
                     *           ],
                     *           "periodStart": "2024-11-04",
                     *           "periodEnd": "2024-12-03",
                     *           "status": "unknown",
                     *           "reason": "There is only this one statement of the account: nothing to compare it with.",
                     *           "findings": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Result"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.ms-excel": string;
                    "application/x-ofx": string;
                    "application/vnd.intu.qbo": string;
                    "application/qif": string;
                    "text/plain": string;
                    "application/xml": string;
                };
            };
        };
    };
    listVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "versions": [
                     *         {
                     *           "id": "a3b1c6a4-7f0e-4f3b-8f5c-9d6e2b1a0c55",
                     *           "kind": "corrected",
                     *           "current": true,
                     *           "basedOn": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *           "from": null,
                     *           "name": null,
                     *           "createdAt": "2025-01-06T09:00:00.000Z",
                     *           "by": "Anna Example",
                     *           "rows": 1,
                     *           "statuses": [
                     *             "verified"
                     *           ],
                     *           "hints": null
                     *         },
                     *         {
                     *           "id": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *           "kind": "converted",
                     *           "current": false,
                     *           "basedOn": null,
                     *           "from": null,
                     *           "name": null,
                     *           "createdAt": "2025-01-06T08:15:02.000Z",
                     *           "by": null,
                     *           "rows": null,
                     *           "statuses": null,
                     *           "hints": {
                     *             "dateOrder": "DMY"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VersionList"];
                };
            };
        };
    };
    makeVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of yours in printable ASCII, bare or in double quotes. The same key with the same body replays the first answer for 24 hours, so that a call may safely be sent again. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "basedOn": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                 *       "changes": [
                 *         {
                 *           "do": "set",
                 *           "row": 0,
                 *           "amount": "-27.20"
                 *         },
                 *         {
                 *           "do": "delete",
                 *           "row": 3
                 *         },
                 *         {
                 *           "do": "add",
                 *           "statement": 0,
                 *           "before": 5,
                 *           "date": "2024-11-12",
                 *           "description": "CARD PAYMENT",
                 *           "amount": "-5.00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["VersionRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a3b1c6a4-7f0e-4f3b-8f5c-9d6e2b1a0c55",
                     *       "kind": "corrected",
                     *       "current": true,
                     *       "basedOn": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *       "from": null,
                     *       "name": null,
                     *       "createdAt": "2025-01-06T09:00:00.000Z",
                     *       "by": "Anna Example",
                     *       "rows": 1,
                     *       "statuses": [
                     *         "verified"
                     *       ],
                     *       "hints": null
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
        };
    };
    renameVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                uuid: string;
                /** @example 7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a */
                version: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "As sent to the bank"
                 *     }
                 */
                "application/json": components["schemas"]["VersionName"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "a3b1c6a4-7f0e-4f3b-8f5c-9d6e2b1a0c55",
                     *       "kind": "corrected",
                     *       "current": true,
                     *       "basedOn": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *       "from": null,
                     *       "name": "As sent to the bank",
                     *       "createdAt": "2025-01-06T09:00:00.000Z",
                     *       "by": "Anna Example",
                     *       "rows": 1,
                     *       "statuses": [
                     *         "verified"
                     *       ],
                     *       "hints": null
                     *     }
                     */
                    "application/json": components["schemas"]["Version"];
                };
            };
        };
    };
    previewVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "basedOn": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                 *       "changes": [
                 *         {
                 *           "do": "set",
                 *           "row": 0,
                 *           "amount": "-27.20"
                 *         },
                 *         {
                 *           "do": "delete",
                 *           "row": 3
                 *         },
                 *         {
                 *           "do": "add",
                 *           "statement": 0,
                 *           "before": 5,
                 *           "date": "2024-11-12",
                 *           "description": "CARD PAYMENT",
                 *           "amount": "-5.00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "statements": [
                     *         {
                     *           "index": 0,
                     *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "pages": [
                     *             1,
                     *             2
                     *           ],
                     *           "institution": null,
                     *           "accountHolder": null,
                     *           "accountNumber": "60114482",
                     *           "iban": null,
                     *           "bic": null,
                     *           "accountType": "current",
                     *           "currency": "GBP",
                     *           "periodStart": "2024-11-04",
                     *           "periodEnd": "2024-12-03",
                     *           "openingBalance": "122.44",
                     *           "closingBalance": "179.38",
                     *           "totalIn": "56.94",
                     *           "totalOut": "0.00",
                     *           "transactionCount": 1,
                     *           "reconciliation": {
                     *             "status": "verified",
                     *             "reason": "Opening balance and all amounts give the closing balance; 1 independent sum closes.",
                     *             "code": "AMOUNTS_CLOSE",
                     *             "params": {
                     *               "sums": 1
                     *             },
                     *             "checks": [
                     *               {
                     *                 "kind": "opening_closing",
                     *                 "status": "pass",
                     *                 "expected": "179.38",
                     *                 "computed": "179.38",
                     *                 "difference": "0.00",
                     *                 "detail": "opening balance and all amounts: as printed",
                     *                 "code": "FIGURE_AS_PRINTED",
                     *                 "params": {
                     *                   "figure": "closing"
                     *                 }
                     *               }
                     *             ],
                     *             "failingRows": [],
                     *             "obligations": [
                     *               {
                     *                 "code": "PAGES_COMPLETE",
                     *                 "status": "discharged",
                     *                 "evidence": "The pages say 1 of 2 and 2 of 2: none is missing.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "PAGES_NUMBERED",
                     *                     "params": {
                     *                       "count": 2,
                     *                       "first": 1,
                     *                       "firstOf": 2,
                     *                       "last": 2,
                     *                       "lastOf": 2
                     *                     }
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "AREAS_READ",
                     *                 "status": "discharged",
                     *                 "evidence": "Nothing but text is to be seen where bookings stand.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "NOTHING_UNREAD",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "AMOUNTS_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "The amounts are money, and stand where the paper prints what it books.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "AMOUNTS_ARE_MONEY",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "CURRENCY_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "All amounts are read as GBP, and no row names another currency.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "ONE_CURRENCY",
                     *                     "params": {
                     *                       "currency": "GBP"
                     *                     }
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "DATES_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "Each row has a date of its own, and all dates lie in the printed period.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "DATES_IN_PRINTED_PERIOD",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "NO_RIVAL",
                     *                 "status": "discharged",
                     *                 "evidence": "What the paper prints leaves no other reading open.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "ONE_READING_OPEN",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "ROWS_BOOKED",
                     *                 "status": "discharged",
                     *                 "evidence": "No rows that are set apart from the others cancel out.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "ROWS_ALL_BOOKED",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "SUMS_CLOSE",
                     *                 "status": "discharged",
                     *                 "evidence": "Opening balance and all amounts give the closing balance; 1 independent sum closes.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "AMOUNTS_CLOSE",
                     *                     "params": {
                     *                       "sums": 1
                     *                     }
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "FIGURES_AGREE",
                     *                 "status": "discharged",
                     *                 "evidence": "No total and no count is printed that goes against the rows.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "NO_FIGURES_AGAINST",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "ROWS_EXPLAINED",
                     *                 "status": "discharged",
                     *                 "evidence": "Each line with a day and an amount is a transaction, or named as something else.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "LINES_EXPLAINED",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "SIGNS_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "The sign of each amount is given by columns for money in and money out.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "SIGNS_BY_SIDES",
                     *                     "params": {
                     *                       "marks": [
                     *                         "columns"
                     *                       ]
                     *                     }
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "warnings": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Preview"];
                };
            };
        };
    };
    checkFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "files": [
                 *         {
                 *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                 *           "version": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CheckRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changed": [
                     *         "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11"
                     *       ],
                     *       "skipped": []
                     *     }
                     */
                    "application/json": components["schemas"]["CheckAnswer"];
                };
            };
        };
    };
    listClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "clients": [
                     *         {
                     *           "id": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *           "name": "Harbour Bakery Ltd",
                     *           "createdAt": "2025-01-06T08:00:00.000Z",
                     *           "files": 12
                     *         }
                     *       ],
                     *       "filesWithoutClient": 3
                     *     }
                     */
                    "application/json": components["schemas"]["ClientList"];
                };
            };
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour Bakery Ltd"
                 *     }
                 */
                "application/json": components["schemas"]["ClientRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *       "name": "Harbour Bakery Ltd",
                     *       "createdAt": "2025-01-06T08:00:00.000Z",
                     *       "files": 0
                     *     }
                     */
                    "application/json": components["schemas"]["Client"];
                };
            };
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90 */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *       "name": "Harbour Bakery Ltd",
                     *       "createdAt": "2025-01-06T08:00:00.000Z",
                     *       "files": 12
                     *     }
                     */
                    "application/json": components["schemas"]["Client"];
                };
            };
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90 */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    renameClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90 */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Harbour Bakery and Café Ltd"
                 *     }
                 */
                "application/json": components["schemas"]["ClientRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *       "name": "Harbour Bakery and Café Ltd",
                     *       "createdAt": "2025-01-06T08:00:00.000Z",
                     *       "files": 12
                     *     }
                     */
                    "application/json": components["schemas"]["Client"];
                };
            };
        };
    };
    assignFiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11"
                 *       ],
                 *       "clientId": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90"
                 *     }
                 */
                "application/json": components["schemas"]["AssignRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "files": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Assigned"];
                };
            };
        };
    };
    listSuggestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "suggestions": [
                     *         {
                     *           "clientId": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *           "bank": "Example Bank",
                     *           "accountNumber": "60114482",
                     *           "currency": "GBP",
                     *           "statements": 11,
                     *           "files": [
                     *             "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SuggestionList"];
                };
            };
        };
    };
    listBankAccounts: {
        parameters: {
            query?: {
                /** @description accounts of this client alone; `none`: of files that belong to no client */
                client?: string | "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bankAccounts": [
                     *         {
                     *           "id": "5e0b7c1a-9d3f-4a62-8c15-2b7f4e9d6a01",
                     *           "clientId": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *           "bank": "Example Bank",
                     *           "holder": "Harbour Bakery Ltd",
                     *           "iban": null,
                     *           "accountNumber": "60114482",
                     *           "currency": "GBP",
                     *           "from": "2024-11-04",
                     *           "to": "2024-12-03",
                     *           "statements": 1,
                     *           "transactions": 1,
                     *           "statuses": {
                     *             "verified": 1,
                     *             "mismatch": 0,
                     *             "unverifiable": 0
                     *           },
                     *           "closingBalance": "179.38",
                     *           "identity": "number",
                     *           "maybeSame": [],
                     *           "expiresAt": "2025-02-05T08:15:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BankAccountList"];
                };
            };
        };
    };
    getBankAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5e0b7c1a-9d3f-4a62-8c15-2b7f4e9d6a01 */
                bankAccountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5e0b7c1a-9d3f-4a62-8c15-2b7f4e9d6a01",
                     *       "clientId": "c1d7a5b0-3a1e-4c57-9d1c-6f0b2e8d4a90",
                     *       "bank": "Example Bank",
                     *       "holder": "Harbour Bakery Ltd",
                     *       "iban": null,
                     *       "accountNumber": "60114482",
                     *       "currency": "GBP",
                     *       "from": "2024-11-04",
                     *       "to": "2024-12-03",
                     *       "statements": 1,
                     *       "transactions": 1,
                     *       "statuses": {
                     *         "verified": 1,
                     *         "mismatch": 0,
                     *         "unverifiable": 0
                     *       },
                     *       "closingBalance": "179.38",
                     *       "identity": "number",
                     *       "maybeSame": [],
                     *       "expiresAt": "2025-02-05T08:15:00.000Z",
                     *       "strands": [
                     *         {
                     *           "iban": null,
                     *           "accountNumber": "60114482",
                     *           "bank": "Example Bank",
                     *           "holder": "Harbour Bakery Ltd",
                     *           "currency": "GBP",
                     *           "from": "2024-11-04",
                     *           "to": "2024-12-03",
                     *           "status": "verified",
                     *           "continuity": "unknown",
                     *           "unverified": 0,
                     *           "maybeTwice": 0,
                     *           "transactions": 1,
                     *           "statements": [
                     *             {
                     *               "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *               "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *               "filename": "november.pdf",
                     *               "position": 0,
                     *               "firstPage": 1,
                     *               "lastPage": 2,
                     *               "from": "2024-11-04",
                     *               "to": "2024-12-03",
                     *               "openingBalance": "122.44",
                     *               "closingBalance": "179.38",
                     *               "transactions": 1,
                     *               "ownTransactions": 1,
                     *               "status": "verified"
                     *             }
                     *           ],
                     *           "months": [
                     *             {
                     *               "month": "2024-11",
                     *               "state": "partly",
                     *               "states": [
                     *                 "partly"
                     *               ],
                     *               "statements": [
                     *                 0
                     *               ],
                     *               "missing": []
                     *             },
                     *             {
                     *               "month": "2024-12",
                     *               "state": "partly",
                     *               "states": [
                     *                 "partly"
                     *               ],
                     *               "statements": [
                     *                 0
                     *               ],
                     *               "missing": []
                     *             }
                     *           ],
                     *           "findings": [],
                     *           "balances": [
                     *             [
                     *               {
                     *                 "date": "2024-11-04",
                     *                 "balance": "122.44"
                     *               },
                     *               {
                     *                 "date": "2024-11-07",
                     *                 "balance": "179.38"
                     *               }
                     *             ]
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BankAccountDetails"];
                };
            };
        };
    };
    listAccountTransactions: {
        parameters: {
            query?: {
                /** @description by default that of the account */
                firstDay?: string;
                /** @description by default that of the account */
                lastDay?: string;
                /** @description transactions a page */
                limit?: number;
                /** @description `nextCursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @example 5e0b7c1a-9d3f-4a62-8c15-2b7f4e9d6a01 */
                bankAccountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactions": [
                     *         {
                     *           "id": "7K2M9Q4T1XW8R5ZC",
                     *           "date": "2024-11-07",
                     *           "description": "TRANSFER FROM M EXAMPLE THANKS FOR DINNER",
                     *           "amount": "56.94",
                     *           "balance": "179.38",
                     *           "currency": "GBP",
                     *           "valueDate": null,
                     *           "reference": null,
                     *           "type": null,
                     *           "strand": 0,
                     *           "statement": 0,
                     *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *           "page": 1,
                     *           "edited": false,
                     *           "doubt": null
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AccountTransactionList"];
                };
            };
        };
    };
    exportBankAccount: {
        parameters: {
            query?: {
                /** @description by default that of the account */
                firstDay?: string;
                /** @description by default that of the account */
                lastDay?: string;
                /** @description of the export */
                format?: "JSON" | "NDJSON" | "CSV" | "XLSX" | "XLS" | "OFX" | "QBO" | "QIF" | "MT940" | "CAMT053" | "BEANCOUNT" | "HLEDGER";
                /** @description CSV and XLSX: the columns, forms and limits of a program that imports them */
                preset?: "generic" | "quickbooks" | "xero" | "ynab" | "sage";
                /** @description CSV, XLSX and QIF: how days are written */
                dateFormat?: "YYYY-MM-DD" | "YYYY/MM/DD" | "YYYYMMDD" | "DD/MM/YYYY" | "DD.MM.YYYY" | "DD-MM-YYYY" | "MM/DD/YYYY" | "MM-DD-YYYY";
                /** @description CSV: between the columns */
                delimiter?: "comma" | "semicolon" | "tab" | "pipe";
                /** @description CSV: of amounts */
                decimalMark?: "point" | "comma";
                /** @description CSV and XLSX: one signed amount, or a column for money out and one for money in */
                amounts?: "signed" | "split";
                /** @description CSV and XLSX: money in is positive for the holder, and negative in the bank's books */
                sign?: "holder" | "bank";
                /** @description CSV and XLSX: which columns, in their order, separated by commas */
                columns?: ("date" | "description" | "amount" | "debit" | "credit" | "balance" | "currency" | "account" | "file" | "reference" | "type" | "valueDate" | "transactionDate" | "page" | "status" | "id")[];
                /** @description OFX: 1.0.2 (the default) or 2.2; CAMT053: 001.02 (the default) or 001.08 */
                version?: "1.0.2" | "2.2" | "001.02" | "001.08";
                /** @description where the paper does not say it */
                currency?: string;
                /** @description the number of the account, where the paper does not say it */
                account?: string;
                /** @description where the paper does not say it */
                accountType?: "current" | "savings" | "card" | "loan" | "wallet";
                /** @description OFX and QBO: a routing number, sort code or BIC, instead of what the paper's IBAN or BIC says */
                bankId?: string;
                /** @description QBO: the number under which QuickBooks knows the bank (`INTU.BID`) */
                intuBankId?: string;
                /** @description where the paper does not say it */
                openingBalance?: string;
                /** @description where the paper does not say it */
                closingBalance?: string;
                /** @description the last day, where neither the paper nor a row says it */
                periodEnd?: string;
                /** @description BEANCOUNT and HLEDGER: the statement's account */
                ledgerAccount?: string;
                /** @description BEANCOUNT and HLEDGER: the account on the other side */
                contraAccount?: string;
                /** @description BEANCOUNT and HLEDGER: a journal that stands alone, or entries to add to one */
                journal?: "whole" | "entries";
            };
            header?: never;
            path: {
                /** @example 5e0b7c1a-9d3f-4a62-8c15-2b7f4e9d6a01 */
                bankAccountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jobId": null,
                     *       "files": [
                     *         {
                     *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "filename": "november.pdf",
                     *           "status": "completed"
                     *         }
                     *       ],
                     *       "normalised": [
                     *         {
                     *           "date": "2024-11-07",
                     *           "description": "TRANSFER FROM M EXAMPLE THANKS FOR DINNER",
                     *           "amount": "56.94",
                     *           "balance": "179.38",
                     *           "currency": "GBP",
                     *           "valueDate": null,
                     *           "transactionDate": null,
                     *           "reference": null,
                     *           "type": null,
                     *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "statement": 0,
                     *           "boxes": [
                     *             {
                     *               "page": 1,
                     *               "box": [
                     *                 43,
                     *                 228.99,
                     *                 552,
                     *                 250.77
                     *               ]
                     *             }
                     *           ],
                     *           "source": "text",
                     *           "confidence": 0.99
                     *         }
                     *       ],
                     *       "statements": [
                     *         {
                     *           "index": 0,
                     *           "uuid": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "pages": [
                     *             1,
                     *             2
                     *           ],
                     *           "institution": null,
                     *           "accountHolder": null,
                     *           "accountNumber": "60114482",
                     *           "iban": null,
                     *           "bic": null,
                     *           "accountType": "current",
                     *           "currency": "GBP",
                     *           "periodStart": "2024-11-04",
                     *           "periodEnd": "2024-12-03",
                     *           "openingBalance": "122.44",
                     *           "closingBalance": "179.38",
                     *           "totalIn": "56.94",
                     *           "totalOut": "0.00",
                     *           "transactionCount": 1,
                     *           "reconciliation": {
                     *             "status": "verified",
                     *             "reason": "Opening balance and all amounts give the closing balance; 1 independent sum closes.",
                     *             "code": "AMOUNTS_CLOSE",
                     *             "params": {
                     *               "sums": 1
                     *             },
                     *             "checks": [
                     *               {
                     *                 "kind": "opening_closing",
                     *                 "status": "pass",
                     *                 "expected": "179.38",
                     *                 "computed": "179.38",
                     *                 "difference": "0.00",
                     *                 "detail": "opening balance and all amounts: as printed",
                     *                 "code": "FIGURE_AS_PRINTED",
                     *                 "params": {
                     *                   "figure": "closing"
                     *                 }
                     *               }
                     *             ],
                     *             "failingRows": [],
                     *             "obligations": [
                     *               {
                     *                 "code": "PAGES_COMPLETE",
                     *                 "status": "discharged",
                     *                 "evidence": "The pages say 1 of 2 and 2 of 2: none is missing.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "PAGES_NUMBERED",
                     *                     "params": {
                     *                       "count": 2,
                     *                       "first": 1,
                     *                       "firstOf": 2,
                     *                       "last": 2,
                     *                       "lastOf": 2
                     *                     }
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "AREAS_READ",
                     *                 "status": "discharged",
                     *                 "evidence": "Nothing but text is to be seen where bookings stand.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "NOTHING_UNREAD",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "AMOUNTS_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "The amounts are money, and stand where the paper prints what it books.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "AMOUNTS_ARE_MONEY",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "CURRENCY_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "All amounts are read as GBP, and no row names another currency.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "ONE_CURRENCY",
                     *                     "params": {
                     *                       "currency": "GBP"
                     *                     }
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "DATES_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "Each row has a date of its own, and all dates lie in the printed period.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "DATES_IN_PRINTED_PERIOD",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "NO_RIVAL",
                     *                 "status": "discharged",
                     *                 "evidence": "What the paper prints leaves no other reading open.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "ONE_READING_OPEN",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "ROWS_BOOKED",
                     *                 "status": "discharged",
                     *                 "evidence": "No rows that are set apart from the others cancel out.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "ROWS_ALL_BOOKED",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "SUMS_CLOSE",
                     *                 "status": "discharged",
                     *                 "evidence": "Opening balance and all amounts give the closing balance; 1 independent sum closes.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "AMOUNTS_CLOSE",
                     *                     "params": {
                     *                       "sums": 1
                     *                     }
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "FIGURES_AGREE",
                     *                 "status": "discharged",
                     *                 "evidence": "No total and no count is printed that goes against the rows.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "NO_FIGURES_AGAINST",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "ROWS_EXPLAINED",
                     *                 "status": "discharged",
                     *                 "evidence": "Each line with a day and an amount is a transaction, or named as something else.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "LINES_EXPLAINED",
                     *                     "params": {}
                     *                   }
                     *                 ]
                     *               },
                     *               {
                     *                 "code": "SIGNS_ANCHORED",
                     *                 "status": "discharged",
                     *                 "evidence": "The sign of each amount is given by columns for money in and money out.",
                     *                 "findings": [
                     *                   {
                     *                     "code": "SIGNS_BY_SIDES",
                     *                     "params": {
                     *                       "marks": [
                     *                         "columns"
                     *                       ]
                     *                     }
                     *                   }
                     *                 ]
                     *               }
                     *             ]
                     *           },
                     *           "warnings": []
                     *         }
                     *       ],
                     *       "continuity": [
                     *         {
                     *           "iban": null,
                     *           "accountNumber": "60114482",
                     *           "currency": "GBP",
                     *           "statements": [
                     *             0
                     *           ],
                     *           "periodStart": "2024-11-04",
                     *           "periodEnd": "2024-12-03",
                     *           "status": "unknown",
                     *           "reason": "There is only this one statement of the account: nothing to compare it with.",
                     *           "findings": []
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Result"];
                    "application/x-ndjson": string;
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "application/vnd.ms-excel": string;
                    "application/x-ofx": string;
                    "application/vnd.intu.qbo": string;
                    "application/qif": string;
                    "text/plain": string;
                    "application/xml": string;
                };
            };
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Example Books Ltd",
                     *       "credits": 999712,
                     *       "creditsLow": 100,
                     *       "limits": {
                     *         "requestsPerMinute": 60,
                     *         "accountRequestsPerMinute": 600,
                     *         "maxFileBytes": 26214400,
                     *         "retentionDays": 30
                     *       },
                     *       "usage": {
                     *         "files": 4,
                     *         "jobs": 7,
                     *         "creditsSpent": 288
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    setAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Example Books Ltd",
                 *       "creditsLow": 250
                 *     }
                 */
                "application/json": components["schemas"]["AccountRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "Example Books Ltd",
                     *       "credits": 999712,
                     *       "creditsLow": 100,
                     *       "limits": {
                     *         "requestsPerMinute": 60,
                     *         "accountRequestsPerMinute": 600,
                     *         "maxFileBytes": 26214400,
                     *         "retentionDays": 30
                     *       },
                     *       "usage": {
                     *         "files": 4,
                     *         "jobs": 7,
                     *         "creditsSpent": 288
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Account"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhooks": [
                     *         {
                     *           "id": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "url": "https://books.example.com/ledgerize",
                     *           "description": "book-keeping",
                     *           "events": [
                     *             "job.completed",
                     *             "job.failed"
                     *           ],
                     *           "enabled": true,
                     *           "disabledReason": null,
                     *           "disabledAt": null,
                     *           "failingSince": null,
                     *           "oldSecretUntil": null,
                     *           "createdAt": "2025-01-06T08:10:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://books.example.com/ledgerize",
                 *       "events": [
                 *         "job.completed",
                 *         "job.failed"
                 *       ],
                 *       "description": "book-keeping"
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *       "url": "https://books.example.com/ledgerize",
                     *       "description": "book-keeping",
                     *       "events": [
                     *         "job.completed",
                     *         "job.failed"
                     *       ],
                     *       "enabled": true,
                     *       "disabledReason": null,
                     *       "disabledAt": null,
                     *       "failingSince": null,
                     *       "oldSecretUntil": null,
                     *       "createdAt": "2025-01-06T08:10:00.000Z",
                     *       "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *       "url": "https://books.example.com/ledgerize",
                     *       "description": "book-keeping",
                     *       "events": [
                     *         "job.completed",
                     *         "job.failed"
                     *       ],
                     *       "enabled": true,
                     *       "disabledReason": null,
                     *       "disabledAt": null,
                     *       "failingSince": null,
                     *       "oldSecretUntil": null,
                     *       "createdAt": "2025-01-06T08:10:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         "job.failed"
                 *       ],
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *       "url": "https://books.example.com/ledgerize",
                     *       "description": "book-keeping",
                     *       "events": [
                     *         "job.completed",
                     *         "job.failed"
                     *       ],
                     *       "enabled": true,
                     *       "disabledReason": null,
                     *       "disabledAt": null,
                     *       "failingSince": null,
                     *       "oldSecretUntil": null,
                     *       "createdAt": "2025-01-06T08:10:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *       "url": "https://books.example.com/ledgerize",
                     *       "description": "book-keeping",
                     *       "events": [
                     *         "job.completed",
                     *         "job.failed"
                     *       ],
                     *       "enabled": true,
                     *       "disabledReason": null,
                     *       "disabledAt": null,
                     *       "failingSince": null,
                     *       "oldSecretUntil": "2025-01-07T08:10:00.000Z",
                     *       "createdAt": "2025-01-06T08:10:00.000Z",
                     *       "secret": "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0d5c2a5e-7c1b-4a53-9b63-3c7f1f9f0f7a",
                     *       "event": "webhook.test",
                     *       "status": "pending",
                     *       "attempts": 0,
                     *       "responseStatus": null,
                     *       "error": null,
                     *       "createdAt": "2025-01-06T08:15:02.060Z",
                     *       "lastAttemptAt": null,
                     *       "nextAttemptAt": "2025-01-06T08:15:02.060Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description deliveries a page */
                limit?: number;
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description deliveries of this status alone */
                status?: components["schemas"]["DeliveryStatus"];
            };
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveries": [
                     *         {
                     *           "id": "0d5c2a5e-7c1b-4a53-9b63-3c7f1f9f0f7a",
                     *           "event": "job.completed",
                     *           "status": "delivered",
                     *           "attempts": 1,
                     *           "responseStatus": 200,
                     *           "error": null,
                     *           "createdAt": "2025-01-06T08:15:02.060Z",
                     *           "lastAttemptAt": "2025-01-06T08:15:02.090Z",
                     *           "nextAttemptAt": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                webhookId: string;
                /** @example 0d5c2a5e-7c1b-4a53-9b63-3c7f1f9f0f7a */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0d5c2a5e-7c1b-4a53-9b63-3c7f1f9f0f7a",
                     *       "event": "job.completed",
                     *       "status": "delivered",
                     *       "attempts": 1,
                     *       "responseStatus": 200,
                     *       "error": null,
                     *       "createdAt": "2025-01-06T08:15:02.060Z",
                     *       "lastAttemptAt": "2025-01-06T08:15:02.090Z",
                     *       "nextAttemptAt": null,
                     *       "payload": {
                     *         "type": "job.completed",
                     *         "timestamp": "2025-01-06T08:15:02.060Z",
                     *         "data": {
                     *           "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *           "status": "completed",
                     *           "format": "JSON",
                     *           "files": [
                     *             {
                     *               "uuid": "9a4f0f0e-5a0c-4b77-8d0a-1f0f6b1f8f7e",
                     *               "status": "completed",
                     *               "pages": 2
                     *             }
                     *           ],
                     *           "credits": 2,
                     *           "createdAt": "2025-01-06T08:15:02.000Z",
                     *           "completedAt": "2025-01-06T08:15:02.060Z",
                     *           "expiresAt": "2025-02-05T08:15:00.000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeliveryWithPayload"];
                };
            };
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                webhookId: string;
                /** @example 0d5c2a5e-7c1b-4a53-9b63-3c7f1f9f0f7a */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0d5c2a5e-7c1b-4a53-9b63-3c7f1f9f0f7a",
                     *       "event": "job.completed",
                     *       "status": "pending",
                     *       "attempts": 1,
                     *       "responseStatus": null,
                     *       "error": null,
                     *       "createdAt": "2025-01-06T08:15:02.060Z",
                     *       "lastAttemptAt": null,
                     *       "nextAttemptAt": "2025-01-06T08:15:02.060Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Delivery"];
                };
            };
        };
    };
    getLedger: {
        parameters: {
            query?: {
                /** @description entries a page */
                limit?: number;
                /** @description `nextCursor` of the page before */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "id": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11",
                     *           "kind": "debit",
                     *           "credits": -3,
                     *           "reason": "conversion of 3 pages",
                     *           "filename": "november.pdf",
                     *           "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *           "createdAt": "2025-01-06T08:10:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["Ledger"];
                };
            };
        };
    };
    getAudit: {
        parameters: {
            query?: {
                /** @description entries a page */
                limit?: number;
                /** @description `nextCursor` of the page before */
                cursor?: string;
                /** @description whether `about` has the names of all files of a job */
                allNames?: "true" | "false";
                /** @description only entries about this file, job, client, key, webhook, user or account */
                object?: string;
                /** @description only entries by this user or key */
                actor?: string;
                /** @description only entries of this action */
                action?: "account.made" | "account.changed" | "limits.changed" | "credits.changed" | "file.uploaded" | "file.unlocked" | "file.seen" | "file.checked" | "file.deleted" | "conversion.started" | "conversion.cancelled" | "job.deleted" | "result.exported" | "result.corrected" | "result.reread" | "result.named" | "client.made" | "client.renamed" | "client.deleted" | "client.files_assigned" | "bank_account.seen" | "bank_account.exported" | "key.made" | "key.revoked" | "webhook.made" | "webhook.changed" | "webhook.deleted" | "webhook.secret_rotated" | "user.made" | "user.signed_in" | "user.sign_in_failed" | "user.signed_out" | "user.sessions_ended" | "user.password_changed" | "user.link_made" | "invitation.made" | "invitation.revoked" | "member.joined" | "member.changed" | "member.removed" | "secret.rotated" | "backup.made" | "backup.restored" | "data.moved";
                /** @description only entries of this day or later, in UTC */
                from?: string;
                /** @description only entries of this day or earlier, in UTC */
                to?: string;
                /** @description for operators: of another account, or of what belongs to none (`service`) */
                account?: string | "service";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "entry": 12,
                     *           "time": "2025-01-06T08:10:00.000Z",
                     *           "actor": {
                     *             "kind": "key",
                     *             "name": "book-keeping",
                     *             "id": "3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11"
                     *           },
                     *           "action": "result.exported",
                     *           "object": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a",
                     *           "about": {
                     *             "name": "november.pdf",
                     *             "otherFiles": 1,
                     *             "jobId": "7d1a3a5e-1c1b-4a53-9b63-0c7f1f9f0f7a"
                     *           },
                     *           "details": {
                     *             "format": "CSV",
                     *             "file": null,
                     *             "options": [
                     *               "preset"
                     *             ]
                     *           },
                     *           "requestId": "f5a1c6c4-3f0e-4f43-9a0f-0c1b5d0a4c77",
                     *           "address": "192.0.2.7",
                     *           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": components["schemas"]["AuditList"];
                };
            };
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description how many */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "days": [
                     *         {
                     *           "date": "2025-01-06",
                     *           "pages": 41,
                     *           "requests": 120
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["UsageDays"];
                };
            };
        };
    };
    getPage: {
        parameters: {
            query?: {
                /** @description of the picture in pixels; one of a very long page is narrower */
                width?: number;
            };
            header?: {
                /** @description The `ETag` of a result that is at hand: answered 304 when it is still the same. */
                "If-None-Match"?: string;
            };
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                uuid: string;
                /** @example 1 */
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
        };
    };
    getPageWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11 */
                uuid: string;
                /** @example 1 */
                page: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "words": [
                     *         {
                     *           "text": "12",
                     *           "box": [
                     *             56.7,
                     *             230.5,
                     *             66.1,
                     *             239.1
                     *           ]
                     *         },
                     *         {
                     *           "text": "Nov",
                     *           "box": [
                     *             69.2,
                     *             230.5,
                     *             86.4,
                     *             239.1
                     *           ]
                     *         },
                     *         {
                     *           "text": "1,234.56",
                     *           "box": [
                     *             401.2,
                     *             230.5,
                     *             438.9,
                     *             239.1
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PageWords"];
                };
            };
        };
    };
}
