/* Written by `pnpm partner-client` from the contract; not to be changed by hand. */

export interface paths {
    "/apiConnection/partner/website-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings of the partner the token or host belongs to; the first item is used (spec §7). */
        get: operations["partnerWebsiteInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/card/frame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Address of the frame that a card is typed into: it seals the card, and no page of the site sees it. */
        get: operations["cardFrame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/partner/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All categories; kategori_id of the settings picks those a partner shows (spec §7). */
        get: operations["categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/partner/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Countries of a region with their codes, Turkish names. */
        post: operations["countries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/uyruk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Nationalities, Turkish only; other languages use built-in lists (spec §7). */
        get: operations["uyruk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/ilceler": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Districts of a province (spec §7). */
        post: operations["ilceler"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Districts of all provinces at once, for one box that finds a district by either name. */
        get: operations["districts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/tssIlce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Districts of a province as the health insurers list them (spec §7). */
        post: operations["tssIlce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/markalar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Phone brands (spec §7). */
        get: operations["markalar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/modeller/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Phone models of a brand with their storage (spec §7). */
        get: operations["modeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/dainiBankaList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banks that may stand on a policy as mortgagee (spec §7). */
        get: operations["dainiBankaList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/dainiFinansKurumList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Financial institutions that may stand on a policy as mortgagee (spec §7). */
        get: operations["dainiFinansKurumList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/daskIlceler/{ilKodu}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Districts of a province in the address register (spec §7). */
        get: operations["daskIlceler"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/semt/{ilKodu}/{ilceKodu}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Areas of a district: its town, smaller towns, villages (spec §7). */
        get: operations["semt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/mahalle/{semt}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Neighbourhoods of an area (spec §7). */
        get: operations["mahalle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/cadde/{mahalle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Streets of a neighbourhood (spec §7). */
        get: operations["cadde"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/binaDogrula/{mahalle}/{cadde}/{binaNo}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The building with a door number in a street, none when there is no such; 0 asks for all (spec §7). */
        get: operations["binaDogrula"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/daireNo/{binaKodu}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Apartments of a building; their codes are UAVT codes (spec §7). */
        get: operations["daireNo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/vehicles/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the register of vehicles says of a car that a product asks for, by its plate and the serial of its registration document. Nothing of it is kept. */
        post: operations["vehicleFind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/vue/basvuru-yap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a short application that staff call back (spec §7). */
        post: operations["basvuruYap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/prices/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What insurers say that a few answers cost, while they are still moved. Stores no quote; nothing is bought by it. */
        post: operations["livePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/prices/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices of today for the example that each product declares, as the home page shows them. Names nobody, stores nothing; nothing is bought by it. */
        get: operations["examplePrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/quotes/{quoteId}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom and what a quote insures, after its prices; again for a correction until something is paid. */
        post: operations["quoteComplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/quotes/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks every insurer of a product at once; each answer is a line the moment it arrives. */
        post: operations["quoteCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/quotes/{quoteId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The same lines from the first, then live until done: reload and back lose no offer. */
        get: operations["quoteEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/offers/{offerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One offer with what it was asked for. */
        get: operations["offerDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/offers/{offerId}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the insurer of one ended offer again, with the same answers; at most once for each end. */
        post: operations["offerAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/offers/{offerId}/firm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the insurer of one offer for its firm price, with the whole application. */
        post: operations["offerFirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/offers/{offerId}/quote-document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The quote document of an offer, prepared on request (spec §4). */
        post: operations["quoteDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/installments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ways to pay an offer with a card, each with its total. */
        post: operations["installments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/coupons/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a coupon takes off an offer. */
        post: operations["couponCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/purchases/{purchaseId}/renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches reminders before the end of a policy on or off: prices are asked for again and a link is sent; nothing is ever charged. */
        post: operations["purchaseRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/purchases/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts paying for an offer. The card comes sealed by card entry, which alone opens it. */
        post: operations["purchaseStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/purchases/{purchaseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a purchase stands; polled by the result page and opened again from mail or SMS. */
        get: operations["purchaseStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/purchases/{purchaseId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Corrects the e-mail of a purchase of the phone that logged in, or of a payment that has no phone by the session that paid; the old address is told. */
        post: operations["purchaseEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/purchases/{purchaseId}/from-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that the buyer came from the mail: its address is the buyer’s own, and the papers are sent there. */
        post: operations["purchaseFromMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/policies/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What only the policy needs, after payment. Sending it again changes nothing. */
        post: operations["policyCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/purchases/{purchaseId}/document-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A short-lived signed link to one document, for its owner only; `pass` is the policy for Apple Wallet, where `hasPass` says so. */
        post: operations["documentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/purchases/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buys an offer by bank transfer: the offer is held until the money is confirmed or the time is over. */
        post: operations["purchaseTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/payment-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be paid on the general payment page. */
        get: operations["paymentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/payment-requests/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a payment request by its link, after one detail of the person it is for. */
        post: operations["paymentRequestOpen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/payments/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a payment that buys no policy: of a payment request, or of a reference the buyer typed. */
        post: operations["paymentStart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a payment that buys no policy stands. */
        get: operations["paymentStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/otp/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The work that a code by SMS costs its asker at the moment. */
        post: operations["otpProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/otp/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a login code of six digits by SMS. */
        post: operations["otpSend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/otp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Checks a login code for the session it was sent from and logs in. */
        post: operations["otpVerify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/otp/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the login of this session; without one it changes nothing. */
        post: operations["logOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/my-policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchases of the phone that logged in, whatever session bought them. */
        get: operations["myPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/my-consents/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back a consent of the phone that logged in, everywhere it was given. */
        post: operations["consentWithdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/my-data/deletion-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code by SMS to the phone that logged in; it opens the deletion of its data only. */
        post: operations["deletionCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/my-consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the phone that logged in agreed to, newest first, and what was withdrawn. */
        get: operations["myConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/my-contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every mail, short message and noted call to the phone that logged in, and what it switched off. */
        get: operations["myContacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/my-contacts/choose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether staff may call the phone that logged in, or write to its owner; each word is kept. */
        post: operations["contactChoose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/my-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything kept under the phone that logged in; ids are masked, health answers named only. */
        get: operations["myData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/my-data/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes what is kept under the phone but policies and payments, and ends its logins. */
        post: operations["myDataDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/my-saved-quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kept quotes that name the phone that logged in and whose link still lives. */
        get: operations["mySavedQuotes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/quotes/{quoteId}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keeps a quote behind a link for thirty days; the same link when it is kept already. */
        post: operations["quoteSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/saved-quotes/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A kept quote behind its link: offers and prices, nothing personal. */
        get: operations["savedQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/saved-quotes/{token}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a kept quote the caller’s, who knows its owner’s details or logged in with its phone. */
        post: operations["savedQuoteClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/saved-quotes/{token}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails product, prices and the link of a kept quote; only its owner may. */
        post: operations["savedQuoteMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/saved-quotes/{token}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the insurers again for a kept quote; the application stays in the gateway. */
        post: operations["savedQuoteRefresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/saved-quotes/{token}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the link of a kept quote; only its owner may. */
        post: operations["savedQuoteRevoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/cancellations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Policies the caller may cancel: of this session, of the phone that logged in, and found by number. */
        get: operations["cancellationList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/cancellations/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finds a policy by its number with the id and birth date of an insured person, for half an hour. */
        post: operations["cancellationFind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/cancellations/{purchaseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What cancelling this policy would give back today, and where its cancellation stands. */
        get: operations["cancellationDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apiConnection/cancellations/{purchaseId}/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a policy to be cancelled. Asking twice makes one cancellation. */
        post: operations["cancellationRequest"];
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
        FieldError: {
            /** @description Path of the refused field, in the words and places it was sent with: `sigortalilar.0.ad`. */
            field: string;
            /** @description Key of the sentence for whoever typed it. */
            message: string;
        };
        Money: {
            minor: number;
            /** @enum {string} */
            currency: "TRY" | "EUR" | "USD";
        };
        Offer: {
            id: string;
            quoteId: string;
            insurer: {
                id: string;
                name: string;
            };
            planName: string;
            currencyPrice: components["schemas"]["Money"];
            premiumParts?: {
                code: string;
                amount: components["schemas"]["Money"];
            }[];
            price: components["schemas"]["Money"];
            exchangeRate: {
                /** @enum {string} */
                currency: "EUR" | "USD";
                rate: string;
                /** @enum {string} */
                kind: "forex-selling" | "forex-buying" | "banknote-selling" | "banknote-buying";
                date: string;
                bulletin: string;
            } | null;
            deductible: components["schemas"]["Money"] | null;
            coverages: {
                code: string;
                limit: {
                    /** @constant */
                    kind: "amount";
                    amount: components["schemas"]["Money"];
                } | {
                    /** @constant */
                    kind: "unlimited";
                } | {
                    /** @constant */
                    kind: "included";
                } | {
                    /** @constant */
                    kind: "count";
                    count: number;
                } | {
                    /** @constant */
                    kind: "excluded";
                };
            }[];
            exclusions: string[];
            installments: boolean;
            quoteDocument: boolean;
            cover?: {
                /** Format: date */
                firstDay: string;
                /** Format: date */
                lastDay: string;
            };
            territory?: string[];
            fits?: {
                authority: string;
                /** @enum {string} */
                answer: "fits" | "does-not" | "not-known";
                reasons: string[];
            }[];
            whatIf?: {
                scenario: string;
                /** @enum {string} */
                answer: "pays" | "partly" | "no" | "not-said";
                cost: components["schemas"]["Money"] | null;
                pays: components["schemas"]["Money"] | null;
                keeps: components["schemas"]["Money"] | null;
                clauses: string[];
            }[];
            clauses?: {
                number: string;
                page?: number;
                tr: string;
                en?: string;
                ru?: string;
                ar?: string;
            }[];
            /** Format: date-time */
            validUntil: string;
            /** @enum {string} */
            standing?: "indicative" | "kept" | "firm";
            wants?: string[];
            before?: {
                price: components["schemas"]["Money"];
                currencyPrice: components["schemas"]["Money"];
                /** @enum {string} */
                reason: "claims-history" | "insurer";
            };
        };
        InsurerFailure: {
            insurer: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            kind: "declined" | "late" | "unavailable" | "invalid-answer";
            reason: string | null;
        };
        QuoteSummary: {
            quoteId: string;
            product: string;
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            insuredNames: string[];
            details: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt: string;
            people?: number;
            /** @constant */
            awaitsRest?: true;
            completion?: number;
        };
        QuoteEvent: {
            /** @constant */
            type: "quote";
            sequence: number;
            quote: components["schemas"]["QuoteSummary"];
            insurers: {
                id: string;
                name: string;
            }[];
        } | {
            /** @constant */
            type: "offer";
            sequence: number;
            offer: components["schemas"]["Offer"];
        } | {
            /** @constant */
            type: "failure";
            sequence: number;
            failure: components["schemas"]["InsurerFailure"];
        } | {
            /** @constant */
            type: "done";
            sequence: number;
            offers: number;
            failures: number;
        } | {
            /** @constant */
            type: "ping";
        };
        Consent: {
            id: string;
            version: string;
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            hash: string;
        };
        InformationTextConsentOfForm: components["schemas"]["Consent"];
        PersonalDataConsentOfForm: components["schemas"]["Consent"];
        MarketingConsentOfForm: components["schemas"]["Consent"];
        PreInformationConsentOfPayment: components["schemas"]["Consent"];
        DistanceSalesContractConsentOfPayment: components["schemas"]["Consent"];
        SpecialTermsConsentOfPayment: components["schemas"]["Consent"];
        HealthDataConsentOfForm: components["schemas"]["Consent"];
        AccuracyConsentOfForm: components["schemas"]["Consent"];
        PetPersonalDataConsentOfForm: components["schemas"]["Consent"];
        SatisfactionSurveyAbroadConsentOfForm: components["schemas"]["Consent"];
        CommercialMessagesConsentOfForm: components["schemas"]["Consent"];
        ForeignTravelApplication: {
            /** @enum {string} */
            seyahatTuru: "gidisDonus" | "tekYon";
            /** @enum {string} */
            bolge: "avrupa" | "diger";
            /** @enum {string} */
            amac?: "vize" | "diger";
            /** @description A code of the list countries. */
            ulke: string;
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                cinsiyet: "K" | "E";
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        };
        ForeignTravelQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "foreign-travel";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["ForeignTravelApplication"] | components["schemas"]["ForeignTravelPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        ForeignTravelPriceAnswers: {
            /** @enum {string} */
            seyahatTuru: "gidisDonus" | "tekYon";
            /** @enum {string} */
            bolge: "avrupa" | "diger";
            /** @enum {string} */
            amac?: "vize" | "diger";
            /** @description A code of the list countries. */
            ulke: string;
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            sigortalilar: {
                /** Format: date */
                dogumTarihi: string;
            }[];
        };
        TrafficApplication: {
            plaka: string;
            ruhsatSeriNo: string;
            /** @enum {string} */
            aracTuru: "otomobil" | "kamyonet" | "minibus" | "motosiklet";
            /** @description A code of the list provinces. */
            il: string;
            /** @enum {string|integer} */
            hasarsizlikBasamagi: "bilinmiyor" | 8 | 7 | 6 | 5 | 4 | 3 | 2 | 1 | 0;
            /** Format: date */
            baslangicTarihi: string;
            telefon: string;
            eposta: string;
            sigortalilar: {
                ad: string;
                soyad: string;
                kimlikNo: string;
                /** Format: date */
                dogumTarihi: string;
            }[];
        };
        TrafficQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "traffic";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["TrafficApplication"] | components["schemas"]["TrafficPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        TrafficPriceAnswers: {
            /** @enum {string} */
            aracTuru: "otomobil" | "kamyonet" | "minibus" | "motosiklet";
            /** @description A code of the list provinces. */
            il: string;
            /** @enum {string|integer} */
            hasarsizlikBasamagi: "bilinmiyor" | 8 | 7 | 6 | 5 | 4 | 3 | 2 | 1 | 0;
            /** Format: date */
            baslangicTarihi: string;
        };
        DaskApplication: {
            uavtKodu: string;
            metrekare: number;
            /** @enum {integer} */
            kullanimSekli: 1 | 2 | 3;
            /** @enum {integer} */
            insaYili: 1 | 2 | 3 | 4 | 5;
            /** @enum {integer} */
            yapiTarzi: 1 | 2;
            /** @enum {integer} */
            katSayisi: 1 | 2 | 3;
            /** @enum {integer} */
            hasarDurumu: 1 | 2 | 3 | 4;
            /** @enum {integer} */
            yenileme: 1 | 0;
            /** Format: date */
            baslangicTarihi: string;
            /** @enum {integer} */
            dainiMurtehin: 1 | 0;
            /** @enum {string} */
            dainiMurtehinTuru?: "banka" | "finansKurumu";
            /** @description A code of the list banks. */
            banka?: string;
            /** @description A code of the list financialInstitutions. */
            finansKurumu?: string;
            subeKodu?: string;
            sube?: string;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        } & (unknown & unknown & unknown & unknown & unknown);
        DaskQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "dask";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["DaskApplication"] | components["schemas"]["DaskPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        DaskPriceAnswers: {
            uavtKodu: string;
            metrekare: number;
            /** @enum {integer} */
            kullanimSekli: 1 | 2 | 3;
            /** @enum {integer} */
            insaYili: 1 | 2 | 3 | 4 | 5;
            /** @enum {integer} */
            yapiTarzi: 1 | 2;
            /** @enum {integer} */
            katSayisi: 1 | 2 | 3;
            /** @enum {integer} */
            yenileme: 1 | 0;
            /** Format: date */
            baslangicTarihi: string;
        };
        DomesticTravelApplication: {
            /** @enum {string} */
            seyahatTuru: "gidisDonus" | "tekYon";
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                cinsiyet: "K" | "E";
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        };
        DomesticTravelQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "domestic-travel";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["DomesticTravelApplication"] | components["schemas"]["DomesticTravelPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        DomesticTravelPriceAnswers: {
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            sigortalilar: {
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
            }[];
        };
        KaskoApplication: {
            plaka: string;
            ruhsatSeriNo: string;
            markaModel: string;
            modelYili: number;
            /** @enum {integer} */
            degerAraligi: 1 | 2 | 3 | 4 | 5 | 6;
            /** @enum {string} */
            kullanimTarzi: "hususi" | "ticari";
            /** @enum {string} */
            kaskoTuru: "tam" | "genisletilmis" | "kasko" | "dar";
            /** @enum {string} */
            cam?: "anlasmali" | "serbest" | "yok";
            /** @enum {integer} */
            ikameArac?: 7 | 15 | 0;
            /** @enum {string|integer} */
            hasarsizlikIndirimi: "bilinmiyor" | 65 | 60 | 50 | 40 | 30 | 0;
            /** Format: date */
            baslangicTarihi: string;
            telefon: string;
            eposta: string;
            sigortalilar: {
                ad: string;
                soyad: string;
                kimlikNo: string;
                /** Format: date */
                dogumTarihi: string;
            }[];
        } & (unknown & unknown);
        KaskoQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "kasko";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["KaskoApplication"] | components["schemas"]["KaskoPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        KaskoPriceAnswers: {
            modelYili: number;
            /** @enum {integer} */
            degerAraligi: 1 | 2 | 3 | 4 | 5 | 6;
            /** @enum {string} */
            kullanimTarzi: "hususi" | "ticari";
            /** @enum {string} */
            kaskoTuru: "tam" | "genisletilmis" | "kasko" | "dar";
            /** @enum {string} */
            cam?: "anlasmali" | "serbest" | "yok";
            /** @enum {integer} */
            ikameArac?: 7 | 15 | 0;
            /** @enum {string|integer} */
            hasarsizlikIndirimi: "bilinmiyor" | 65 | 60 | 50 | 40 | 30 | 0;
            /** Format: date */
            baslangicTarihi: string;
        } & (unknown & unknown);
        ComplementaryHealthApplication: {
            /** @enum {string} */
            sgkHakki: "evet" | "hayir";
            /** @description A code of the list provinces. */
            il: string;
            /** @description A code of the list healthDistricts. */
            ilce: string;
            /** @enum {string} */
            ayaktaTedavi: "evet" | "hayir";
            /** @enum {string} */
            dogumTeminati: "evet" | "hayir";
            /** Format: date */
            baslangicTarihi: string;
            telefon: string;
            eposta: string;
            sigortalilar: {
                /** @enum {string} */
                yakinlik: "kendisi" | "es" | "cocuk";
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                cinsiyet: "K" | "E";
                kimlikNo: string;
                boy: number;
                kilo: number;
            }[];
        };
        ComplementaryHealthQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "complementary-health";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["ComplementaryHealthApplication"] | components["schemas"]["ComplementaryHealthPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["HealthDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        ComplementaryHealthPriceAnswers: {
            /** @description A code of the list provinces. */
            il: string;
            /** @enum {string} */
            ayaktaTedavi: "evet" | "hayir";
            /** @enum {string} */
            dogumTeminati: "evet" | "hayir";
            /** Format: date */
            baslangicTarihi: string;
            sigortalilar: {
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                cinsiyet: "K" | "E";
                boy: number;
                kilo: number;
            }[];
        };
        ForeignerHealthApplication: {
            /** @enum {integer} */
            sureYil: 1 | 2;
            /** Format: date */
            baslangicTarihi: string;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                babaAdi: string;
                dogumYeri: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                cinsiyet: "K" | "E";
                /** @description A code of the list foreignNationalities. */
                uyruk: string;
                /** @enum {string} */
                kimlikTuru: "pasaport" | "yabanciKimlik";
                pasaportNo?: string;
                yabanciKimlikNo?: string;
            } & (unknown & unknown))[];
        };
        ForeignerHealthQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "foreigner-health";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["ForeignerHealthApplication"] | components["schemas"]["ForeignerHealthPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["HealthDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        ForeignerHealthPriceAnswers: {
            /** @enum {integer} */
            sureYil: 1 | 2;
            /** Format: date */
            baslangicTarihi: string;
            sigortalilar: {
                /** Format: date */
                dogumTarihi: string;
            }[];
        };
        HomeApplication: {
            uavtKodu: string;
            metrekare: number;
            /** @enum {integer} */
            insaYili: 1 | 2 | 3 | 4 | 5;
            /** @enum {integer} */
            yapiTarzi: 1 | 2;
            /** @enum {integer} */
            katSayisi: 1 | 2 | 3;
            /** @enum {string} */
            oturum: "malik" | "kiraci" | "kirayaVeren";
            binaBedeli?: number;
            esyaBedeli?: number;
            hirsizlik?: boolean;
            selVeSuBaskini?: boolean;
            camKirilmasi?: boolean;
            maliMesuliyet?: boolean;
            deprem?: boolean;
            /** @enum {integer} */
            daskVar?: 1 | 0;
            /** Format: date */
            baslangicTarihi: string;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        } & (unknown & unknown & unknown);
        HomeQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "home";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["HomeApplication"] | components["schemas"]["HomePriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        HomePriceAnswers: {
            uavtKodu: string;
            metrekare: number;
            /** @enum {integer} */
            insaYili: 1 | 2 | 3 | 4 | 5;
            /** @enum {integer} */
            yapiTarzi: 1 | 2;
            /** @enum {string} */
            oturum: "malik" | "kiraci" | "kirayaVeren";
            binaBedeli?: number;
            esyaBedeli?: number;
            hirsizlik?: boolean;
            selVeSuBaskini?: boolean;
            camKirilmasi?: boolean;
            maliMesuliyet?: boolean;
            deprem?: boolean;
            /** Format: date */
            baslangicTarihi: string;
        } & (unknown & unknown);
        PetApplication: {
            /** @enum {string} */
            tur: "kedi" | "kopek";
            /** @description A code of the list petBreeds. */
            irk: string;
            /** @enum {string} */
            cinsiyet: "D" | "E";
            yas: number;
            ad: string;
            renk: string;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        };
        PetDetails: {
            mikrocip: string;
            /** Format: date */
            sonAsiTarihi: string;
        };
        PetQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "pet";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["PetApplication"] | components["schemas"]["PetPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["AccuracyConsentOfForm"] | components["schemas"]["PetPersonalDataConsentOfForm"] | components["schemas"]["SatisfactionSurveyAbroadConsentOfForm"] | components["schemas"]["CommercialMessagesConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        PetPriceAnswers: {
            /** @enum {string} */
            tur: "kedi" | "kopek";
            /** @description A code of the list petBreeds. */
            irk: string;
            yas: number;
        };
        PhoneProtectionApplication: {
            /** @description A code of the list phoneBrands. */
            marka: string;
            /** @description A code of the list phoneModels. */
            model: string;
            imei: string;
            cihazYeni?: boolean;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        };
        PhoneProtectionDetails: {
            seriNo: string;
            /** Format: date */
            satinAlmaTarihi: string;
            /** @enum {string} */
            faturaSahibi: "kendisi" | "baskasi" | "yok";
            /** @constant */
            imeiDogrulandi: true;
        };
        PhoneProtectionQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "phone-protection";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["PhoneProtectionApplication"] | components["schemas"]["PhoneProtectionPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        PhoneProtectionPriceAnswers: {
            /** @description A code of the list phoneBrands. */
            marka: string;
            /** @description A code of the list phoneModels. */
            model: string;
            cihazYeni?: boolean;
        };
        PhoneInsuranceApplication: {
            /** @description A code of the list phoneBrands. */
            marka: string;
            /** @description A code of the list phoneModels. */
            model: string;
            imei: string;
            cihazYeni?: boolean;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        };
        PhoneInsuranceQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "phone-insurance";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["PhoneInsuranceApplication"] | components["schemas"]["PhoneInsurancePriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        PhoneInsurancePriceAnswers: {
            /** @description A code of the list phoneBrands. */
            marka: string;
            /** @description A code of the list phoneModels. */
            model: string;
            cihazYeni?: boolean;
        };
        VehicleQuoteRequestApplication: {
            /** @enum {string} */
            urunTuru: "trafik" | "kasko" | "ikisi";
            policeSuresi: number;
            /** @description A code of the list occupations. */
            meslek: string;
            plaka: string;
            ruhsat: string;
            ruhsatSeriNo: string;
            ad: string;
            soyad: string;
            telefon: string;
        };
        VehicleQuoteRequestRequest: {
            adSoyad: string;
            telefon: string;
            eposta?: string;
            /** @constant */
            urun: "vehicle-quote-request";
            /** @enum {string} */
            dil: "tr" | "en" | "ru" | "ar";
            mesaj?: string;
            basvuru: components["schemas"]["VehicleQuoteRequestApplication"];
            onaylar: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            surum?: string;
        };
        TravelSupportApplication: {
            /** @enum {string} */
            kapsam: "turkiye" | "avrupa" | "dunya";
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            seyahatBedeli: number;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        };
        TravelSupportQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "travel-support";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["TravelSupportApplication"] | components["schemas"]["TravelSupportPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        TravelSupportPriceAnswers: {
            /** @enum {string} */
            kapsam: "turkiye" | "avrupa" | "dunya";
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            seyahatBedeli: number;
            sigortalilar: {
                /** Format: date */
                dogumTarihi: string;
            }[];
        };
        ErasmusApplication: {
            /** @enum {string} */
            katilimTuru: "ogrenci" | "calisan";
            /** @description A code of the list countriesErasmus. */
            ulke: string;
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                cinsiyet: "K" | "E";
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        };
        ErasmusQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "erasmus";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["ErasmusApplication"] | components["schemas"]["ErasmusPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        ErasmusPriceAnswers: {
            /** @enum {string} */
            katilimTuru: "ogrenci" | "calisan";
            /** @description A code of the list countriesErasmus. */
            ulke: string;
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            sigortalilar: {
                /** Format: date */
                dogumTarihi: string;
            }[];
        };
        IncomingApplication: {
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            isletmeAdi: string;
            vergiNo: string;
            telefon: string;
            eposta: string;
            sigortalilar: {
                ad: string;
                soyad: string;
                /** @description A code of the list foreignNationalities. */
                uyruk: string;
                pasaportNo: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                cinsiyet: "K" | "E";
            }[];
        };
        IncomingQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "incoming";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["IncomingApplication"] | components["schemas"]["IncomingPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        IncomingPriceAnswers: {
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            sigortalilar: {
                /** @description A code of the list foreignNationalities. */
                uyruk: string;
                /** Format: date */
                dogumTarihi: string;
            }[];
        };
        PregnancyApplication: {
            /** @enum {string} */
            hamile: "evet" | "hayir";
            hamilelikHaftasi?: number;
            /** @enum {string} */
            bebek?: "tek" | "cogul";
            /** @description A code of the list provinces. */
            il: string;
            /** Format: date */
            baslangicTarihi: string;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        } & (unknown & unknown);
        PregnancyQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "pregnancy";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["PregnancyApplication"] | components["schemas"]["PregnancyPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["HealthDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        PregnancyPriceAnswers: {
            /** @enum {string} */
            hamile: "evet" | "hayir";
            hamilelikHaftasi?: number;
            /** @enum {string} */
            bebek?: "tek" | "cogul";
            /** @description A code of the list provinces. */
            il: string;
            /** Format: date */
            baslangicTarihi: string;
            sigortalilar: {
                /** Format: date */
                dogumTarihi: string;
            }[];
        } & (unknown & unknown);
        ComplicationApplication: {
            /** @enum {integer} */
            planTipi: 1 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;
            /** Format: date */
            ameliyatTarihi: string;
            saglikKurulusu: string;
            refakatciAd?: string;
            refakatciSoyad?: string;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                cinsiyet: "K" | "E";
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        } & (unknown & unknown);
        ComplicationQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "complication";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["ComplicationApplication"] | components["schemas"]["ComplicationPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["HealthDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        ComplicationPriceAnswers: {
            /** @enum {integer} */
            planTipi: 1 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18;
            /** Format: date */
            ameliyatTarihi: string;
            sigortalilar: {
                /** Format: date */
                dogumTarihi: string;
            }[];
        };
        ScooterApplication: {
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            telefon: string;
            eposta: string;
            sigortalilar: ({
                ad: string;
                soyad: string;
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
                kimlikNo?: string;
                /** @description A code of the list nationalities. */
                uyruk?: string;
                pasaportNo?: string;
            } & (unknown & unknown & unknown))[];
        };
        ScooterQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "scooter";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["ScooterApplication"] | components["schemas"]["ScooterPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        ScooterPriceAnswers: {
            /** Format: date */
            baslangicTarihi: string;
            /** Format: date */
            bitisTarihi: string;
            sigortalilar: {
                /** Format: date */
                dogumTarihi: string;
                /** @enum {string} */
                kimlikTuru: "kimlik" | "pasaport";
            }[];
        };
        GreenCardApplication: {
            /** @description A code of the list greenCardCountries. */
            ulke: string;
            /** @enum {string} */
            sure: "15gun" | "1ay" | "2ay" | "3ay" | "4ay" | "5ay" | "6ay" | "7ay" | "8ay" | "9ay" | "10ay" | "11ay" | "12ay";
            /** Format: date */
            baslangicTarihi: string;
            plaka: string;
            ruhsatSeriNo: string;
            /** @enum {string} */
            aracTuru: "otomobil" | "kamyonet" | "minibus" | "motosiklet";
            telefon: string;
            eposta: string;
            sigortalilar: {
                ad: string;
                soyad: string;
                kimlikNo: string;
                /** Format: date */
                dogumTarihi: string;
            }[];
        };
        GreenCardQuote: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            product: "green-card";
            /** @enum {string} */
            language: "tr" | "en" | "ru" | "ar";
            application: components["schemas"]["GreenCardApplication"] | components["schemas"]["GreenCardPriceAnswers"];
            consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"])[];
            /** @enum {string} */
            phase?: "price" | "whole";
            release?: string;
        };
        GreenCardPriceAnswers: {
            /** @description A code of the list greenCardCountries. */
            ulke: string;
            /** @enum {string} */
            sure: "15gun" | "1ay" | "2ay" | "3ay" | "4ay" | "5ay" | "6ay" | "7ay" | "8ay" | "9ay" | "10ay" | "11ay" | "12ay";
            /** Format: date */
            baslangicTarihi: string;
            /** @enum {string} */
            aracTuru: "otomobil" | "kamyonet" | "minibus" | "motosiklet";
        };
    };
    responses: {
        /** @description malformed-request */
        "400.malformed-request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "malformed-request";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description invalid-input */
        "422.invalid-input": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "invalid-input";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description unknown-token */
        "401.unknown-token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "unknown-token";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description unknown-operation */
        "404.unknown-operation": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "unknown-operation";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description too-many-requests */
        "429.too-many-requests": {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "too-many-requests";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description service-unavailable */
        "503.service-unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "service-unavailable";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description internal-error */
        "500.internal-error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "internal-error";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description unsupported-media-type */
        "415.unsupported-media-type": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "unsupported-media-type";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description request-too-large */
        "413.request-too-large": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "request-too-large";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description cross-site-request */
        "403.cross-site-request": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "cross-site-request";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description countries-unavailable */
        "502.countries-unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "countries-unavailable";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description upstream-unavailable */
        "502.upstream-unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "upstream-unavailable";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description not-found, unknown-operation */
        "404.not-found.unknown-operation": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "not-found" | "unknown-operation";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description consent-missing, invalid-input, key-reused */
        "422.consent-missing.invalid-input.key-reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "consent-missing" | "invalid-input" | "key-reused";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description release-gone, still-working */
        "409.release-gone.still-working": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "release-gone" | "still-working";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description country-not-covered, invalid-input */
        "422.country-not-covered.invalid-input": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "country-not-covered" | "invalid-input";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description offer-unknown-error */
        "502.offer-unknown-error": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "offer-unknown-error";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description release-gone */
        "409.release-gone": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "release-gone";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description consent-missing, country-not-covered, invalid-input */
        "422.consent-missing.country-not-covered.invalid-input": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "consent-missing" | "country-not-covered" | "invalid-input";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description already-paid, payment-in-progress, payment-tried, price-answers-changed */
        "409.already-paid.payment-in-progress.payment-tried.price-answers-changed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "already-paid" | "payment-in-progress" | "payment-tried" | "price-answers-changed";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description consent-missing, country-not-covered, invalid-input, key-reused */
        "422.consent-missing.country-not-covered.invalid-input.key-reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "consent-missing" | "country-not-covered" | "invalid-input" | "key-reused";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description already-paid, payment-in-progress, payment-tried, quote-outdated */
        "409.already-paid.payment-in-progress.payment-tried.quote-outdated": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "already-paid" | "payment-in-progress" | "payment-tried" | "quote-outdated";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description offer-unknown-error, upstream-unavailable */
        "502.offer-unknown-error.upstream-unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "offer-unknown-error" | "upstream-unavailable";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description insured-changed, offer-expired, quote-incomplete */
        "409.insured-changed.offer-expired.quote-incomplete": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "insured-changed" | "offer-expired" | "quote-incomplete";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description not-found, quote-document-missing, unknown-operation */
        "404.not-found.quote-document-missing.unknown-operation": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "not-found" | "quote-document-missing" | "unknown-operation";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description offer-expired */
        "409.offer-expired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "offer-expired";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description card-type-not-accepted, coupon-not-valid, invalid-input */
        "422.card-type-not-accepted.coupon-not-valid.invalid-input": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "card-type-not-accepted" | "coupon-not-valid" | "invalid-input";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description offer-expired, preview-takes-no-payment */
        "409.offer-expired.preview-takes-no-payment": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "offer-expired" | "preview-takes-no-payment";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description coupon-not-valid, invalid-input */
        "422.coupon-not-valid.invalid-input": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "coupon-not-valid" | "invalid-input";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description card-type-not-accepted, consent-missing, coupon-not-valid, installment-missing, installment-not-offered, invalid-input, key-reused */
        "422.card-type-not-accepted.consent-missing.coupon-not-valid.installment-missing.installment-not-offered.invalid-input.key-reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "card-type-not-accepted" | "consent-missing" | "coupon-not-valid" | "installment-missing" | "installment-not-offered" | "invalid-input" | "key-reused";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description payments-paused, service-unavailable */
        "503.payments-paused.service-unavailable": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "payments-paused" | "service-unavailable";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description already-paid, insured-changed, offer-expired, offer-not-firm, offer-price-changed, payment-in-progress, preview-takes-no-payment, quote-incomplete, still-working */
        "409.already-paid.insured-changed.offer-expired.offer-not-firm.offer-price-changed.payment-in-progress.preview-takes-no-payment.quote-incomplete.still-working": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "already-paid" | "insured-changed" | "offer-expired" | "offer-not-firm" | "offer-price-changed" | "payment-in-progress" | "preview-takes-no-payment" | "quote-incomplete" | "still-working";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description bank-not-approved, card-rejected */
        "402.bank-not-approved.card-rejected": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "bank-not-approved" | "card-rejected";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description purchase-failed */
        "502.purchase-failed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "purchase-failed";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description invalid-input, key-reused */
        "422.invalid-input.key-reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "invalid-input" | "key-reused";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description sign-in-required, unknown-token */
        "401.sign-in-required.unknown-token": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "sign-in-required" | "unknown-token";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description cross-site-request, not-allowed */
        "403.cross-site-request.not-allowed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "cross-site-request" | "not-allowed";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description still-working */
        "409.still-working": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "still-working";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description document-not-ready */
        "409.document-not-ready": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "document-not-ready";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description consent-missing, coupon-not-valid, invalid-input, key-reused */
        "422.consent-missing.coupon-not-valid.invalid-input.key-reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "consent-missing" | "coupon-not-valid" | "invalid-input" | "key-reused";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description already-paid, insured-changed, offer-expired, offer-not-firm, offer-price-changed, payment-in-progress, quote-incomplete, still-working, transfer-not-offered */
        "409.already-paid.insured-changed.offer-expired.offer-not-firm.offer-price-changed.payment-in-progress.quote-incomplete.still-working.transfer-not-offered": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "already-paid" | "insured-changed" | "offer-expired" | "offer-not-firm" | "offer-price-changed" | "payment-in-progress" | "quote-incomplete" | "still-working" | "transfer-not-offered";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description detail-wrong, invalid-input */
        "422.detail-wrong.invalid-input": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "detail-wrong" | "invalid-input";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description card-type-not-accepted, consent-missing, installment-not-offered, invalid-input, key-reused */
        "422.card-type-not-accepted.consent-missing.installment-not-offered.invalid-input.key-reused": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "card-type-not-accepted" | "consent-missing" | "installment-not-offered" | "invalid-input" | "key-reused";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description already-paid, offer-price-changed, payment-in-progress, preview-takes-no-payment, request-closed, still-working, transfer-not-offered */
        "409.already-paid.offer-price-changed.payment-in-progress.preview-takes-no-payment.request-closed.still-working.transfer-not-offered": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "already-paid" | "offer-price-changed" | "payment-in-progress" | "preview-takes-no-payment" | "request-closed" | "still-working" | "transfer-not-offered";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description sms-failed */
        "502.sms-failed": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "sms-failed";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description proof-required */
        "428.proof-required": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "proof-required";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description code-wrong, invalid-input */
        "422.code-wrong.invalid-input": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "code-wrong" | "invalid-input";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description not-found, phone-not-found, unknown-operation */
        "404.not-found.phone-not-found.unknown-operation": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "not-found" | "phone-not-found" | "unknown-operation";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description code-expired */
        "410.code-expired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "code-expired";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description link-expired */
        "410.link-expired": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "link-expired";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description already-paid, quote-outdated */
        "409.already-paid.quote-outdated": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "already-paid" | "quote-outdated";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
        /** @description cancellation-amount-changed, cancellation-not-possible, still-working */
        "409.cancellation-amount-changed.cancellation-not-possible.still-working": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: false;
                    /** @enum {string} */
                    code: "cancellation-amount-changed" | "cancellation-not-possible" | "still-working";
                    /** @description Turkish, for logs; show a sentence of your own for the code. */
                    message: string;
                    fields?: components["schemas"]["FieldError"][];
                };
            };
        };
    };
    parameters: {
        /** @description Of one intent of the caller, kept for a day: the same call again gets the first one’s answer, another request under it is refused (`key-reused`). */
        idempotencyKey: string;
        /** @description Value of the `XSRF-TOKEN` cookie, which any answer to a GET sets; it changes with the session. */
        xsrf: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds until it may be asked again. */
        "Retry-After": string;
        /** @description What is left of the limit that was met, and the seconds until it is whole again. */
        RateLimit: string;
        /** @description The limit that was met: how many calls in how many seconds. */
        "RateLimit-Policy": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    partnerWebsiteInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @default null */
                        brand_name: string | null;
                        /** @default null */
                        title: string | null;
                        /** @default null */
                        renk_kodu: string | null;
                        /** @default null */
                        onlyLight: (boolean | number | string) | null;
                        /** @default null */
                        font_family: string | null;
                        /** @default null */
                        logo_url: string | null;
                        /** @default null */
                        favicon: string | null;
                        /** @default null */
                        anaSayfa_duzen: string | null;
                        /** @default null */
                        anaSayfa_urun: string | null;
                        /** @default null */
                        anaSayfa_bolumler: string | null;
                        /** @default null */
                        resim: string | null;
                        /** @default null */
                        bgColor: string | null;
                        /** @default null */
                        moreHeroes: (boolean | number | string) | null;
                        /** @default null */
                        youtubeLink: string | null;
                        /** @default null */
                        iddialar: string | null;
                        /** @default null */
                        yorumlar: string | null;
                        /** @default null */
                        kategori_id: string | null;
                        /** @default null */
                        showHeader: (boolean | number | string) | null;
                        /** @default null */
                        showFooter: (boolean | number | string) | null;
                        /** @default null */
                        showCompany: (boolean | number | string) | null;
                        /** @default null */
                        onlySales: (boolean | number | string) | null;
                        /** @default null */
                        askAllFirst: (boolean | number | string) | null;
                        /** @default null */
                        isAcente: (boolean | number | string) | null;
                        /** @default null */
                        user_id: number | null;
                        /** @default null */
                        footer_logo: string | null;
                        /** @default null */
                        footer_adres: string | null;
                        /** @default null */
                        footer_telefon: string | null;
                        /** @default null */
                        footer_mail: string | null;
                        /** @default null */
                        sirket_unvan: string | null;
                        /** @default null */
                        sirket_levha: string | null;
                        /** @default null */
                        sirket_mersis: string | null;
                        /** @default null */
                        footer_altMetin: string | null;
                        /** @default null */
                        footer_harita: string | null;
                        /** @default null */
                        ofisler: string | null;
                        /** @default null */
                        footer_facebook: string | null;
                        /** @default null */
                        footer_instagram: string | null;
                        /** @default null */
                        footer_x: string | null;
                        /** @default null */
                        footer_linkedin: string | null;
                        /** @default null */
                        footer_youtube: string | null;
                        /** @default null */
                        footer_etbis: string | null;
                        /** @default null */
                        footer_etbisResim: string | null;
                        /** @default null */
                        showWp: (boolean | number | string) | null;
                        /** @default null */
                        wp_number: string | null;
                        /** @default null */
                        chat_kisiler: string | null;
                        /** @default null */
                        chat_saatler: string | null;
                        /** @default null */
                        chat_saatDilimi: string | null;
                        /** @default null */
                        chat_efekt: string | null;
                        /** @default null */
                        chat_mesaj: string | null;
                        /** @default null */
                        gomulu_siteler: string | null;
                        /** @default null */
                        havale_iban: string | null;
                        /** @default null */
                        havale_hesapSahibi: string | null;
                        /** @default null */
                        havale_banka: string | null;
                        /** @default null */
                        odeme_kurulusu: string | null;
                        /** @default null */
                        baseEndpoint: string | null;
                    }[];
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    cardFrame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    categories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        kategori_ismi: string;
                    }[];
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    countries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    bolge: ("avrupa" | "dunya") | null;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                        message: string;
                        data: {
                            ulkeKodu: number;
                            ulkeAd: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.countries-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    uyruk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ulkeKodu: number;
                            ulkeAdi: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    ilceler: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ilId: number;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ilceId: number;
                            ilceAdi: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    districts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        provinces: {
                            provinceId: number;
                            districts: {
                                districtId: number;
                                name: string;
                            }[];
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    tssIlce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ilId: number;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: {
                                ilId: number;
                                ilAdi: string;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    markalar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            isim: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    modeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: number;
                            isim: string;
                            cep_depolama: {
                                boyut: string;
                            };
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    dainiBankaList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        Value: string;
                        Text: string;
                    }[];
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    dainiFinansKurumList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        Value: string;
                        Text: string;
                    }[];
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    daskIlceler: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ilKodu: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        GetUavtTownListItemResult: {
                            ListItem: {
                                Value: string;
                                Text: string;
                            }[] | {
                                Value: string;
                                Text: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    semt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ilKodu: string;
                ilceKodu: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        GetUavtMunicipalListItemResult: {
                            ListItem: {
                                Value: string;
                                Text: string;
                            }[] | {
                                Value: string;
                                Text: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    mahalle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                semt: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        GetUavtQuarterListItemResult: {
                            ListItem: {
                                Value: string;
                                Text: string;
                            }[] | {
                                Value: string;
                                Text: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    cadde: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mahalle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        GetUavtStreetListItemResult: {
                            ListItem: {
                                Value: string;
                                Text: string;
                            }[] | {
                                Value: string;
                                Text: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    binaDogrula: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mahalle: string;
                cadde: string;
                binaNo: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        GetUavtBuildingListItemResult: {
                            ListItem: {
                                Value: string;
                                Text: string;
                            }[] | {
                                Value: string;
                                Text: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    daireNo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                binaKodu: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        GetUavtBuildingSectionListItemResult: {
                            ListItem: {
                                Value: string;
                                Text: string;
                            }[] | {
                                Value: string;
                                Text: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    vehicleFind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    product: string;
                    plate: string;
                    documentSerial: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        makeAndModel?: string;
                        modelYear?: number;
                        /** @enum {string} */
                        vehicleType?: "car" | "van" | "minibus" | "motorcycle";
                        /** @enum {string} */
                        usage?: "private" | "commercial";
                        province?: number;
                        valueBand?: ("upTo500" | "upTo1000" | "upTo1500" | "upTo2500" | "upTo4000" | "above4000") | null;
                        noClaimsStep?: (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8) | null;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    basvuruYap: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of one intent of the caller, kept for a day: the same call again gets the first one’s answer, another request under it is refused (`key-reused`). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    adSoyad: string;
                    telefon: string;
                    eposta?: string;
                    urun: string;
                    /** @enum {string} */
                    dil: "tr" | "en" | "ru" | "ar";
                    mesaj?: string;
                    onaylar?: components["schemas"]["Consent"][];
                    surum?: string;
                } | components["schemas"]["VehicleQuoteRequestRequest"];
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        data: {
                            basvuruNo: string;
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.release-gone.still-working"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.consent-missing.invalid-input.key-reused"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    livePrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    product: string;
                    application: components["schemas"]["ForeignTravelPriceAnswers"] | components["schemas"]["TrafficPriceAnswers"] | components["schemas"]["DomesticTravelPriceAnswers"] | components["schemas"]["KaskoPriceAnswers"] | components["schemas"]["ForeignerHealthPriceAnswers"] | components["schemas"]["PetPriceAnswers"] | components["schemas"]["PhoneProtectionPriceAnswers"] | components["schemas"]["PhoneInsurancePriceAnswers"] | components["schemas"]["TravelSupportPriceAnswers"] | components["schemas"]["ErasmusPriceAnswers"] | components["schemas"]["IncomingPriceAnswers"] | components["schemas"]["ScooterPriceAnswers"] | components["schemas"]["GreenCardPriceAnswers"];
                    release?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        prices: {
                            insurer: {
                                id: string;
                                name: string;
                            };
                            price: components["schemas"]["Money"];
                            currencyPrice: components["schemas"]["Money"];
                        }[];
                        asked: number;
                        answered: number;
                        rate: {
                            /** @enum {string} */
                            currency: "EUR" | "USD";
                            rate: string;
                            /** @enum {string} */
                            kind: "forex-selling" | "forex-buying" | "banknote-selling" | "banknote-buying";
                            date: string;
                            bulletin: string;
                        } | null;
                        /** Format: date-time */
                        until: string;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.release-gone"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.country-not-covered.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.offer-unknown-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    examplePrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: string;
                        told: {
                            question: string;
                            answer: string;
                        }[];
                        days: number | null;
                        age: number | null;
                        lowest: {
                            insurer: {
                                id: string;
                                name: string;
                            };
                            price: components["schemas"]["Money"];
                        }[];
                        insurers: number;
                        /** Format: date-time */
                        at: string;
                    }[];
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    quoteComplete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    application: components["schemas"]["ForeignTravelApplication"] | components["schemas"]["TrafficApplication"] | components["schemas"]["DaskApplication"] | components["schemas"]["DomesticTravelApplication"] | components["schemas"]["KaskoApplication"] | components["schemas"]["ComplementaryHealthApplication"] | components["schemas"]["ForeignerHealthApplication"] | components["schemas"]["HomeApplication"] | components["schemas"]["PetApplication"] | components["schemas"]["PhoneProtectionApplication"] | components["schemas"]["PhoneInsuranceApplication"] | components["schemas"]["TravelSupportApplication"] | components["schemas"]["ErasmusApplication"] | components["schemas"]["IncomingApplication"] | components["schemas"]["PregnancyApplication"] | components["schemas"]["ComplicationApplication"] | components["schemas"]["ScooterApplication"] | components["schemas"]["GreenCardApplication"];
                    consents: (components["schemas"]["InformationTextConsentOfForm"] | components["schemas"]["PersonalDataConsentOfForm"] | components["schemas"]["MarketingConsentOfForm"] | components["schemas"]["HealthDataConsentOfForm"] | components["schemas"]["AccuracyConsentOfForm"] | components["schemas"]["PetPersonalDataConsentOfForm"] | components["schemas"]["SatisfactionSurveyAbroadConsentOfForm"] | components["schemas"]["CommercialMessagesConsentOfForm"])[];
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteSummary"];
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.already-paid.payment-in-progress.payment-tried.price-answers-changed"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.consent-missing.country-not-covered.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    quoteCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of one intent of the caller, kept for a day: the same call again gets the first one’s answer, another request under it is refused (`key-reused`). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForeignTravelQuote"] | components["schemas"]["TrafficQuote"] | components["schemas"]["DaskQuote"] | components["schemas"]["DomesticTravelQuote"] | components["schemas"]["KaskoQuote"] | components["schemas"]["ComplementaryHealthQuote"] | components["schemas"]["ForeignerHealthQuote"] | components["schemas"]["HomeQuote"] | components["schemas"]["PetQuote"] | components["schemas"]["PhoneProtectionQuote"] | components["schemas"]["PhoneInsuranceQuote"] | components["schemas"]["TravelSupportQuote"] | components["schemas"]["ErasmusQuote"] | components["schemas"]["IncomingQuote"] | components["schemas"]["PregnancyQuote"] | components["schemas"]["ComplicationQuote"] | components["schemas"]["ScooterQuote"] | components["schemas"]["GreenCardQuote"];
            };
        };
        responses: {
            /** @description One JSON value of this schema a line, each as soon as it is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["QuoteEvent"];
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.release-gone.still-working"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.consent-missing.country-not-covered.invalid-input.key-reused"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.offer-unknown-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    quoteEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One JSON value of this schema a line, each as soon as it is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": components["schemas"]["QuoteEvent"];
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    offerDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        offer: components["schemas"]["Offer"];
                        quote: components["schemas"]["QuoteSummary"];
                        buyer?: {
                            firstName: string;
                            lastName: string;
                        };
                        expired: boolean;
                        purchaseId: string | null;
                        quotePurchaseId: string | null;
                        transferUntil: string | null;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    offerAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "asked";
                        offer: components["schemas"]["Offer"];
                        was: components["schemas"]["Money"];
                    } | {
                        /** @constant */
                        result: "declined";
                        reason: string | null;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.already-paid.payment-in-progress.payment-tried.quote-outdated"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.offer-unknown-error.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    offerFirm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "firm";
                        offer: components["schemas"]["Offer"];
                    } | {
                        /** @constant */
                        result: "declined";
                        reason: string | null;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.insured-changed.offer-expired.quote-incomplete"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    quoteDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "tr" | "en" | "ru" | "ar";
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.quote-document-missing.unknown-operation"];
            409: components["responses"]["409.offer-expired"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    installments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offerId: string;
                    cardPrefix: string;
                    coupon?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        bank: string | null;
                        family: string | null;
                        association: string | null;
                        credit: boolean;
                        options: {
                            count: number;
                            total: components["schemas"]["Money"];
                            first: components["schemas"]["Money"];
                            each: components["schemas"]["Money"];
                            maturityDifference: components["schemas"]["Money"];
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.offer-expired.preview-takes-no-payment"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.card-type-not-accepted.coupon-not-valid.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.upstream-unavailable"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    couponCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offerId: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        discount: components["schemas"]["Money"];
                        price: components["schemas"]["Money"];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.offer-expired"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.coupon-not-valid.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    purchaseRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    isOn: boolean;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isOn: boolean;
                        days: string[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    purchaseStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of one intent of the caller, kept for a day: the same call again gets the first one’s answer, another request under it is refused (`key-reused`). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offerId: string;
                    /** @enum {string} */
                    language: "tr" | "en" | "ru" | "ar";
                    acceptedTotal: components["schemas"]["Money"];
                    completion?: number;
                    installmentCount: number;
                    coupon?: string;
                    billing: {
                        provinceId: number;
                        districtId: number;
                        address: string;
                        email: string;
                    };
                    card: {
                        firstName: string;
                        lastName: string;
                        sealed: string;
                    };
                    consents: (components["schemas"]["PreInformationConsentOfPayment"] | components["schemas"]["DistanceSalesContractConsentOfPayment"] | components["schemas"]["SpecialTermsConsentOfPayment"])[];
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        purchaseId: string;
                        next: {
                            /** @constant */
                            kind: "bank";
                            url: string;
                        } | {
                            /** @constant */
                            kind: "status";
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            402: components["responses"]["402.bank-not-approved.card-rejected"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.already-paid.insured-changed.offer-expired.offer-not-firm.offer-price-changed.payment-in-progress.preview-takes-no-payment.quote-incomplete.still-working"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.card-type-not-accepted.consent-missing.coupon-not-valid.installment-missing.installment-not-offered.invalid-input.key-reused"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.purchase-failed"];
            503: components["responses"]["503.payments-paused.service-unavailable"];
        };
    };
    purchaseStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        purchaseId: string;
                        /** @enum {string} */
                        state: "awaiting-bank" | "awaiting-transfer" | "checking" | "declined" | "issuing" | "issued" | "refund-due" | "refund-by-hand" | "refunded" | "manual" | "expired";
                        notFound: ("payment" | "policy") | null;
                        error: string | null;
                        product: string;
                        offerId: string;
                        charged: components["schemas"]["Money"] | null;
                        installmentCount: number;
                        insurer: {
                            id: string;
                            name: string;
                        };
                        personal: {
                            policyNumber: string | null;
                            cover: {
                                /** Format: date */
                                firstDay: string;
                                /** Format: date */
                                lastDay: string;
                            } | null;
                            insuredNames: string[];
                            email: string;
                            mayCorrectEmail: boolean;
                            deliveries: {
                                /** @enum {string} */
                                channel: "mail" | "sms" | "page";
                                /** @enum {string} */
                                purpose: "policy" | "receipt" | "refund" | "transfer" | "cancellation" | "ready" | "follow-up" | "renewal" | "page";
                                /** @enum {string} */
                                state: "queued" | "sent" | "delivered" | "failed" | "bounced-passing" | "bounced-permanent" | "opened";
                                isToOldAddress: boolean;
                                /** Format: date-time */
                                at: string;
                            }[];
                            transfer: {
                                /** @enum {string} */
                                state: "waiting" | "expired";
                                iban: string;
                                holder: string;
                                bank: string | null;
                                amount: components["schemas"]["Money"];
                                reference: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                            page: string | null;
                            hasPass?: boolean;
                            help: {
                                phone: string;
                                territory: string[];
                            } | null;
                            renewal: {
                                isOn: boolean;
                                days: string[];
                                kept: {
                                    token: string;
                                    path: string;
                                    lowest: components["schemas"]["Money"] | null;
                                } | null;
                                form: {
                                    path: string;
                                    answers: {
                                        [key: string]: unknown;
                                    };
                                } | null;
                            } | null;
                        } | null;
                        cancellation: ("passing-on" | "refused" | "refund-due" | "refunded" | "closed" | "manual") | null;
                        documents: {
                            /** @enum {string} */
                            kind: "policy" | "receipt";
                            /** @enum {string} */
                            state: "preparing" | "ready" | "failed";
                        }[];
                        detailsUntil: string | null;
                        /** @enum {string} */
                        mail: "waiting" | "sent" | "failed";
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    purchaseEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of one intent of the caller, kept for a day: the same call again gets the first one’s answer, another request under it is refused (`key-reused`). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        isSentAgain: boolean;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.sign-in-required.unknown-token"];
            403: components["responses"]["403.cross-site-request.not-allowed"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.still-working"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input.key-reused"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    purchaseFromMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    mark: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        isSent: boolean;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    policyCreate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of one intent of the caller, kept for a day: the same call again gets the first one’s answer, another request under it is refused (`key-reused`). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    purchaseId: string;
                    details: components["schemas"]["PetDetails"] | components["schemas"]["PhoneProtectionDetails"];
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        result: "taken" | "too-late";
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.still-working"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input.key-reused"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    documentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "policy" | "receipt" | "pass";
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.document-not-ready"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    purchaseTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of one intent of the caller, kept for a day: the same call again gets the first one’s answer, another request under it is refused (`key-reused`). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    offerId: string;
                    /** @enum {string} */
                    language: "tr" | "en" | "ru" | "ar";
                    acceptedTotal: components["schemas"]["Money"];
                    completion?: number;
                    coupon?: string;
                    billing: {
                        provinceId: number;
                        districtId: number;
                        address: string;
                        email: string;
                    };
                    consents: (components["schemas"]["PreInformationConsentOfPayment"] | components["schemas"]["DistanceSalesContractConsentOfPayment"] | components["schemas"]["SpecialTermsConsentOfPayment"])[];
                    buyer: {
                        firstName: string;
                        lastName: string;
                    };
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        purchaseId: string;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.already-paid.insured-changed.offer-expired.offer-not-firm.offer-price-changed.payment-in-progress.quote-incomplete.still-working.transfer-not-offered"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.consent-missing.coupon-not-valid.invalid-input.key-reused"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.payments-paused.service-unavailable"];
        };
    };
    paymentOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        least: components["schemas"]["Money"];
                        most: components["schemas"]["Money"];
                        transfer: boolean;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    paymentRequestOpen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    detail?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request: {
                            /** @enum {string} */
                            state: "payable" | "paid" | "cancelled" | "expired";
                            amount: components["schemas"]["Money"];
                            purpose: string;
                            reference: string;
                            name: string;
                            email: string;
                            /** Format: date-time */
                            until: string;
                            transfer: boolean;
                        } | null;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.detail-wrong.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    paymentStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of one intent of the caller, kept for a day: the same call again gets the first one’s answer, another request under it is refused (`key-reused`). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "tr" | "en" | "ru" | "ar";
                    of: {
                        /** @constant */
                        kind: "request";
                        token: string;
                    } | {
                        /** @constant */
                        kind: "free";
                        key: string;
                        reference: string;
                    };
                    amount: components["schemas"]["Money"];
                    name: string;
                    email: string;
                    way: {
                        /** @constant */
                        kind: "card";
                        card: {
                            firstName: string;
                            lastName: string;
                            sealed: string;
                        };
                    } | {
                        /** @constant */
                        kind: "transfer";
                    };
                    consents: components["schemas"]["InformationTextConsentOfForm"][];
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paymentId: string;
                        next: {
                            /** @constant */
                            kind: "bank";
                            url: string;
                        } | {
                            /** @constant */
                            kind: "status";
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            402: components["responses"]["402.bank-not-approved.card-rejected"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.already-paid.offer-price-changed.payment-in-progress.preview-takes-no-payment.request-closed.still-working.transfer-not-offered"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.card-type-not-accepted.consent-missing.installment-not-offered.invalid-input.key-reused"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.purchase-failed"];
            503: components["responses"]["503.payments-paused.service-unavailable"];
        };
    };
    paymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paymentId: string;
                        /** @enum {string} */
                        state: "awaiting-bank" | "awaiting-transfer" | "checking" | "declined" | "expired" | "paid" | "refund-due" | "refund-by-hand" | "refunded" | "manual";
                        isNotFound: boolean;
                        error: string | null;
                        amount: components["schemas"]["Money"];
                        /** @enum {string} */
                        way: "card" | "transfer";
                        paidAt: string | null;
                        personal: {
                            reference: string;
                            purpose: string;
                            name: string;
                            email: string;
                            mayCorrectEmail?: boolean;
                            transfer: {
                                /** @enum {string} */
                                state: "waiting" | "expired";
                                iban: string;
                                holder: string;
                                bank: string | null;
                                amount: components["schemas"]["Money"];
                                reference: string;
                                /** Format: date-time */
                                until: string;
                            } | null;
                            requestToken: string | null;
                        } | null;
                        /** @enum {string} */
                        receipt: "none" | "preparing" | "ready";
                        /** @enum {string} */
                        mail: "waiting" | "sent" | "failed";
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    otpProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone_number: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        bits: number;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    otpSend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone_number: string;
                    proof?: {
                        challenge: string;
                        nonce: number;
                    };
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** @enum {string} */
                        message: "Sms Gönderildi" | "Numara kayıtlıysa Sms gönderilir";
                        /** @enum {string} */
                        delivery: "sent" | "if-known";
                        challenge: string;
                        resendAfterSeconds: number;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            428: components["responses"]["428.proof-required"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.sms-failed"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    otpVerify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challenge: string;
                    code: string;
                    purchaseId?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /** Format: date-time */
                        until: string;
                        owner: string;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.phone-not-found.unknown-operation"];
            410: components["responses"]["410.code-expired"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.code-wrong.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    myPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        phoneEnd: string | null;
                        policies: {
                            purchaseId: string;
                            /** @enum {string} */
                            state: "awaiting-bank" | "awaiting-transfer" | "checking" | "declined" | "issuing" | "issued" | "refund-due" | "refund-by-hand" | "refunded" | "manual" | "expired";
                            product: string;
                            productName: string;
                            path: string | null;
                            page: string | null;
                            insurer: {
                                id: string;
                                name: string;
                            };
                            policyNumber: string | null;
                            cover: {
                                /** Format: date */
                                firstDay: string;
                                /** Format: date */
                                lastDay: string;
                            } | null;
                            /** Format: date-time */
                            boughtAt: string;
                            paid: components["schemas"]["Money"] | null;
                            cancellation: ("passing-on" | "refused" | "refund-due" | "refunded" | "closed" | "manual") | null;
                            documents: ("policy" | "receipt")[];
                            deliveries: {
                                /** @enum {string} */
                                channel: "mail" | "sms" | "page";
                                /** @enum {string} */
                                purpose: "policy" | "receipt" | "refund" | "transfer" | "cancellation" | "ready" | "follow-up" | "renewal" | "page";
                                /** @enum {string} */
                                state: "queued" | "sent" | "delivered" | "failed" | "bounced-passing" | "bounced-permanent" | "opened";
                                isToOldAddress: boolean;
                                /** Format: date-time */
                                at: string;
                            }[];
                            renewal: {
                                isOn: boolean;
                                days: string[];
                                kept: {
                                    token: string;
                                    path: string;
                                    lowest: components["schemas"]["Money"] | null;
                                } | null;
                                form: {
                                    path: string;
                                    answers: {
                                        [key: string]: unknown;
                                    };
                                } | null;
                            } | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    consentWithdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    consent: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        withdrawnAt: string;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.sign-in-required.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    deletionCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        challenge: string;
                        resendAfterSeconds: number;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.sign-in-required.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.sms-failed"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    myConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consents: {
                            consent: string;
                            document: string;
                            /** @enum {string} */
                            nature: "free" | "data" | "notice" | "declaration" | "contract";
                            version: string;
                            /** @enum {string} */
                            language: "tr" | "en" | "ru" | "ar";
                            /** Format: date-time */
                            givenAt: string;
                            with: string;
                            withdrawnAt: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.sign-in-required.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    myContacts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        contacts: {
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            channel: "mail" | "sms" | "call";
                            /** @enum {string} */
                            purpose: "offer" | "purchase" | "claim" | "other" | "code" | "kept-quote" | "quote-link" | "payment-link" | "policy" | "receipt" | "refund" | "transfer" | "cancellation" | "ready" | "follow-up" | "renewal";
                            /** @enum {string} */
                            ground: "asked" | "contract" | "wish" | "offer";
                            isFromThem: boolean;
                            isByStaff: boolean;
                            state: ("queued" | "sent" | "delivered" | "failed" | "bounced-passing" | "bounced-permanent" | "opened") | null;
                        }[];
                        more: boolean;
                        switches: {
                            call: boolean;
                            message: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.sign-in-required.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    contactChoose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    of: "call" | "message";
                    isOn: boolean;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        call: boolean;
                        message: boolean;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.sign-in-required.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    myData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        phone: string;
                        /** Format: date-time */
                        madeAt: string;
                        purchases: {
                            product: string;
                            insurer: string;
                            state: string;
                            /** Format: date-time */
                            boughtAt: string;
                            policyNumber: string | null;
                            cover: {
                                /** Format: date */
                                firstDay: string;
                                /** Format: date */
                                lastDay: string;
                            } | null;
                            paid: components["schemas"]["Money"] | null;
                            buyer: string;
                            email: string;
                            address: string;
                        }[];
                        quotes: {
                            product: string;
                            /** Format: date-time */
                            askedAt: string;
                            bought: boolean;
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                            persons: {
                                question: string;
                                answer: string;
                            }[][];
                            offers: {
                                insurer: string;
                                plan: string;
                                price: components["schemas"]["Money"];
                            }[];
                            savedUntil: string | null;
                        }[];
                        applications: {
                            number: string;
                            about: string;
                            /** Format: date-time */
                            sentAt: string;
                            name: string;
                            email: string | null;
                            message: string | null;
                            answers: {
                                question: string;
                                answer: string;
                            }[];
                        }[];
                        consents: {
                            consent: string;
                            document: string;
                            /** @enum {string} */
                            nature: "free" | "data" | "notice" | "declaration" | "contract";
                            version: string;
                            language: string;
                            /** Format: date-time */
                            givenAt: string;
                            withdrawnAt: string | null;
                        }[];
                        paymentRequests: {
                            purpose: string;
                            reference: string;
                            amount: components["schemas"]["Money"];
                            name: string;
                            email: string | null;
                            /** Format: date-time */
                            askedAt: string;
                            /** Format: date-time */
                            validUntil: string;
                        }[];
                        renewals: {
                            policyNumber: string | null;
                            product: string;
                            isOn: boolean;
                            /** Format: date-time */
                            chosenAt: string;
                            remindedAt: string[];
                        }[];
                        contacts: {
                            /** Format: date-time */
                            at: string;
                            /** @enum {string} */
                            channel: "mail" | "sms" | "call";
                            /** @enum {string} */
                            purpose: "offer" | "purchase" | "claim" | "other" | "code" | "kept-quote" | "quote-link" | "payment-link" | "policy" | "receipt" | "refund" | "transfer" | "cancellation" | "ready" | "follow-up" | "renewal";
                            /** @enum {string} */
                            ground: "asked" | "contract" | "wish" | "offer";
                            isFromThem: boolean;
                            isByStaff: boolean;
                            state: ("queued" | "sent" | "delivered" | "failed" | "bounced-passing" | "bounced-permanent" | "opened") | null;
                        }[];
                        contactSwitches: {
                            call: boolean;
                            message: boolean;
                        };
                        requests: {
                            /** @enum {string} */
                            kind: "copy" | "deletion";
                            /** @enum {string} */
                            state: "open" | "done";
                            /** Format: date-time */
                            askedAt: string;
                            /** Format: date-time */
                            dueAt: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.sign-in-required.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    myDataDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challenge: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: {
                            quotes: number;
                            applications: number;
                            savedQuotes: number;
                        };
                        kept: number;
                        /** Format: date-time */
                        dueAt: string;
                        requestId: string;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.sign-in-required.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            410: components["responses"]["410.code-expired"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.code-wrong.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    mySavedQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        quotes: {
                            token: string;
                            product: string;
                            productName: string;
                            path: string | null;
                            /** Format: date-time */
                            savedAt: string;
                            /** Format: date-time */
                            until: string;
                            offers: number;
                            lowest: components["schemas"]["Money"] | null;
                            valid: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.sign-in-required.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    quoteSave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                quoteId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        /** Format: date-time */
                        until: string;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    savedQuote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: string;
                        people: number;
                        /** Format: date-time */
                        askedAt: string;
                        /** Format: date-time */
                        until: string;
                        offers: components["schemas"]["Offer"][];
                        before: {
                            insurer: {
                                id: string;
                                name: string;
                            };
                            price: components["schemas"]["Money"];
                        }[];
                        quoteId: string | null;
                        loggedIn: boolean;
                        asks: ("birthDate" | "idEnd") | null;
                        /** @constant */
                        awaitsRest?: true;
                        /** @constant */
                        opens?: true;
                        was?: {
                            coverages: {
                                code: string;
                                limit: {
                                    /** @constant */
                                    kind: "amount";
                                    amount: components["schemas"]["Money"];
                                } | {
                                    /** @constant */
                                    kind: "unlimited";
                                } | {
                                    /** @constant */
                                    kind: "included";
                                } | {
                                    /** @constant */
                                    kind: "count";
                                    count: number;
                                } | {
                                    /** @constant */
                                    kind: "excluded";
                                };
                            }[];
                            deductible: components["schemas"]["Money"] | null;
                            exclusions: string[];
                            territory?: string[];
                        };
                        bought: boolean;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            410: components["responses"]["410.link-expired"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    savedQuoteClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phoneEnd?: string;
                    /** Format: date */
                    birthDate?: string;
                    idEnd?: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        quoteId: string;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.sign-in-required.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            410: components["responses"]["410.link-expired"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.detail-wrong.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    savedQuoteMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    language: "tr" | "en" | "ru" | "ar";
                    email: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            410: components["responses"]["410.link-expired"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    savedQuoteRefresh: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        product: string;
                        people: number;
                        /** Format: date-time */
                        askedAt: string;
                        /** Format: date-time */
                        until: string;
                        offers: components["schemas"]["Offer"][];
                        before: {
                            insurer: {
                                id: string;
                                name: string;
                            };
                            price: components["schemas"]["Money"];
                        }[];
                        quoteId: string | null;
                        loggedIn: boolean;
                        asks: ("birthDate" | "idEnd") | null;
                        /** @constant */
                        awaitsRest?: true;
                        /** @constant */
                        opens?: true;
                        was?: {
                            coverages: {
                                code: string;
                                limit: {
                                    /** @constant */
                                    kind: "amount";
                                    amount: components["schemas"]["Money"];
                                } | {
                                    /** @constant */
                                    kind: "unlimited";
                                } | {
                                    /** @constant */
                                    kind: "included";
                                } | {
                                    /** @constant */
                                    kind: "count";
                                    count: number;
                                } | {
                                    /** @constant */
                                    kind: "excluded";
                                };
                            }[];
                            deductible: components["schemas"]["Money"] | null;
                            exclusions: string[];
                            territory?: string[];
                        };
                        bought: boolean;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.already-paid.quote-outdated"];
            410: components["responses"]["410.link-expired"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            502: components["responses"]["502.offer-unknown-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    savedQuoteRevoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            410: components["responses"]["410.link-expired"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    cancellationList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        phoneEnd: string | null;
                        policies: {
                            purchaseId: string;
                            product: string;
                            productName: string;
                            insurer: {
                                id: string;
                                name: string;
                            };
                            policyNumber: string;
                            cover: {
                                /** Format: date */
                                firstDay: string;
                                /** Format: date */
                                lastDay: string;
                            };
                            /** Format: date-time */
                            signedAt: string;
                            paid: components["schemas"]["Money"];
                            estimate: {
                                refund: components["schemas"]["Money"];
                                /** @enum {string} */
                                share: "whole" | "days" | "nothing";
                                hasBegun: boolean;
                                daysTotal: number;
                                daysUsed: number;
                                daysLeft: number;
                                withdrawalUntil: string | null;
                                isWithdrawal: boolean;
                            };
                            isCompulsory: boolean;
                            reasons: ("property-sold" | "property-gone" | "vehicle-sold" | "vehicle-scrapped" | "insured-twice" | "new-policy-shown" | "permit-ended" | "publicly-insured")[];
                            blocked: ("used" | "state") | null;
                            cancellation: {
                                /** @enum {string} */
                                state: "passing-on" | "refused" | "refund-due" | "refunded" | "closed" | "manual";
                                /** @enum {string} */
                                kind: "withdrawal" | "cancellation";
                                /** Format: date-time */
                                requestedAt: string;
                                /** Format: date-time */
                                passOnBy: string;
                                refundBy: string | null;
                                refund: components["schemas"]["Money"];
                                expected: components["schemas"]["Money"];
                                refusal: ("claim-open" | "cover-over" | "already-cancelled" | "unknown-policy" | "document-needed" | "other") | null;
                                settledAt: string | null;
                            } | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    cancellationFind: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    policyNumber: string;
                    identity: string;
                    /** Format: date */
                    birthDate: string;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        policies: {
                            purchaseId: string;
                            product: string;
                            productName: string;
                            insurer: {
                                id: string;
                                name: string;
                            };
                            policyNumber: string;
                            cover: {
                                /** Format: date */
                                firstDay: string;
                                /** Format: date */
                                lastDay: string;
                            };
                            /** Format: date-time */
                            signedAt: string;
                            paid: components["schemas"]["Money"];
                            estimate: {
                                refund: components["schemas"]["Money"];
                                /** @enum {string} */
                                share: "whole" | "days" | "nothing";
                                hasBegun: boolean;
                                daysTotal: number;
                                daysUsed: number;
                                daysLeft: number;
                                withdrawalUntil: string | null;
                                isWithdrawal: boolean;
                            };
                            isCompulsory: boolean;
                            reasons: ("property-sold" | "property-gone" | "vehicle-sold" | "vehicle-scrapped" | "insured-twice" | "new-policy-shown" | "permit-ended" | "publicly-insured")[];
                            blocked: ("used" | "state") | null;
                            cancellation: {
                                /** @enum {string} */
                                state: "passing-on" | "refused" | "refund-due" | "refunded" | "closed" | "manual";
                                /** @enum {string} */
                                kind: "withdrawal" | "cancellation";
                                /** Format: date-time */
                                requestedAt: string;
                                /** Format: date-time */
                                passOnBy: string;
                                refundBy: string | null;
                                refund: components["schemas"]["Money"];
                                expected: components["schemas"]["Money"];
                                refusal: ("claim-open" | "cover-over" | "already-cancelled" | "unknown-policy" | "document-needed" | "other") | null;
                                settledAt: string | null;
                            } | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.unknown-operation"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    cancellationDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        purchaseId: string;
                        product: string;
                        productName: string;
                        insurer: {
                            id: string;
                            name: string;
                        };
                        policyNumber: string;
                        cover: {
                            /** Format: date */
                            firstDay: string;
                            /** Format: date */
                            lastDay: string;
                        };
                        /** Format: date-time */
                        signedAt: string;
                        paid: components["schemas"]["Money"];
                        estimate: {
                            refund: components["schemas"]["Money"];
                            /** @enum {string} */
                            share: "whole" | "days" | "nothing";
                            hasBegun: boolean;
                            daysTotal: number;
                            daysUsed: number;
                            daysLeft: number;
                            withdrawalUntil: string | null;
                            isWithdrawal: boolean;
                        };
                        isCompulsory: boolean;
                        reasons: ("property-sold" | "property-gone" | "vehicle-sold" | "vehicle-scrapped" | "insured-twice" | "new-policy-shown" | "permit-ended" | "publicly-insured")[];
                        blocked: ("used" | "state") | null;
                        cancellation: {
                            /** @enum {string} */
                            state: "passing-on" | "refused" | "refund-due" | "refunded" | "closed" | "manual";
                            /** @enum {string} */
                            kind: "withdrawal" | "cancellation";
                            /** Format: date-time */
                            requestedAt: string;
                            /** Format: date-time */
                            passOnBy: string;
                            refundBy: string | null;
                            refund: components["schemas"]["Money"];
                            expected: components["schemas"]["Money"];
                            refusal: ("claim-open" | "cover-over" | "already-cancelled" | "unknown-policy" | "document-needed" | "other") | null;
                            settledAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            404: components["responses"]["404.not-found.unknown-operation"];
            422: components["responses"]["422.invalid-input"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
    cancellationRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Of one intent of the caller, kept for a day: the same call again gets the first one’s answer, another request under it is refused (`key-reused`). */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                purchaseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    acceptedRefund: components["schemas"]["Money"];
                    reason?: ("property-sold" | "property-gone" | "vehicle-sold" | "vehicle-scrapped" | "insured-twice" | "new-policy-shown" | "permit-ended" | "publicly-insured") | null;
                };
            };
        };
        responses: {
            /** @description What was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        purchaseId: string;
                        product: string;
                        productName: string;
                        insurer: {
                            id: string;
                            name: string;
                        };
                        policyNumber: string;
                        cover: {
                            /** Format: date */
                            firstDay: string;
                            /** Format: date */
                            lastDay: string;
                        };
                        /** Format: date-time */
                        signedAt: string;
                        paid: components["schemas"]["Money"];
                        estimate: {
                            refund: components["schemas"]["Money"];
                            /** @enum {string} */
                            share: "whole" | "days" | "nothing";
                            hasBegun: boolean;
                            daysTotal: number;
                            daysUsed: number;
                            daysLeft: number;
                            withdrawalUntil: string | null;
                            isWithdrawal: boolean;
                        };
                        isCompulsory: boolean;
                        reasons: ("property-sold" | "property-gone" | "vehicle-sold" | "vehicle-scrapped" | "insured-twice" | "new-policy-shown" | "permit-ended" | "publicly-insured")[];
                        blocked: ("used" | "state") | null;
                        cancellation: {
                            /** @enum {string} */
                            state: "passing-on" | "refused" | "refund-due" | "refunded" | "closed" | "manual";
                            /** @enum {string} */
                            kind: "withdrawal" | "cancellation";
                            /** Format: date-time */
                            requestedAt: string;
                            /** Format: date-time */
                            passOnBy: string;
                            refundBy: string | null;
                            refund: components["schemas"]["Money"];
                            expected: components["schemas"]["Money"];
                            refusal: ("claim-open" | "cover-over" | "already-cancelled" | "unknown-policy" | "document-needed" | "other") | null;
                            settledAt: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["400.malformed-request"];
            401: components["responses"]["401.unknown-token"];
            403: components["responses"]["403.cross-site-request"];
            404: components["responses"]["404.not-found.unknown-operation"];
            409: components["responses"]["409.cancellation-amount-changed.cancellation-not-possible.still-working"];
            413: components["responses"]["413.request-too-large"];
            415: components["responses"]["415.unsupported-media-type"];
            422: components["responses"]["422.invalid-input.key-reused"];
            429: components["responses"]["429.too-many-requests"];
            500: components["responses"]["500.internal-error"];
            503: components["responses"]["503.service-unavailable"];
        };
    };
}
