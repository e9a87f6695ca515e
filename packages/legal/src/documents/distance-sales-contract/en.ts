import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Distance sales contract',
  articles: [
    {
      heading: '1. Parties',
      paragraphs: [
        'Seller: {{companyName}}, acting as intermediary on behalf of {{insurerName}}[[, {{companyAddress}}]][[, phone {{companyPhone}}]][[, e-mail {{companyEmail}}]][[, register number {{companyRegisterNo}}]].',
        'Buyer: {{buyerName}}, {{buyerAddress}}, e-mail {{buyerEmail}}, phone {{buyerPhone}}.',
      ],
    },
    {
      heading: '2. Subject',
      paragraphs: [
        'This contract governs the sale of the product {{productName}}, chosen by the buyer electronically, and the rights and duties of the parties.',
      ],
    },
    {
      heading: '3. Product, payment and delivery',
      paragraphs: [
        'Plan: {{planName}}. Offer number: {{offerNumber}}. Insured persons: {{insuredNames}}. Region: {{region}}. Period: {{coverPeriod}}. Main cover: {{coverages}}. Excess: {{deductible}}.',
        'The total price including taxes is {{totalPrice}}; payment: {{paymentPlan}}. Price in foreign currency {{currencyPrice}}, rate applied {{exchangeRate}}. The charge is made in Turkish lira, by credit card or bank transfer.',
        'The policy is delivered as an electronic document (PDF): it opens on the screen and can be downloaded. A link to the documents is sent to the buyer’s e-mail address; once the buyer opens it, the documents are sent there too. Nothing is sent on paper.',
      ],
    },
    {
      heading: '4. Date of the contract',
      paragraphs: [
        'The contract is concluded at the moment of payment, after the buyer has confirmed the pre-information form and this text electronically. Date: {{contractDate}}.',
      ],
    },
    {
      heading: '5. General provisions',
      paragraphs: [
        'The buyer accepts that before paying they have read and electronically confirmed the main features of the product, the total price, the method of payment and the right of withdrawal.',
        'Cover begins only once the contract is confirmed and the premium paid. If the price is not paid, or the payment is cancelled at the bank, no contract exists and the seller has no duty to issue a policy.',
        'If the card is used by unauthorised persons without fault of the buyer and the bank therefore does not pay the insurer, the contract is void and the buyer owes nothing for it.',
        'The buyer declares that the information given is correct and that they are entitled to act for others where they do so. The general and special terms apply to the insurance.',
      ],
    },
    {
      heading: '6. Intellectual property rights',
      paragraphs: [
        'Rights in the trade marks, software, texts and pictures of the site belong to their owners. This contract gives the buyer no right beyond using the documents of their own policy.',
      ],
    },
    {
      heading: '7. Right of withdrawal',
      paragraphs: [
        'A buyer who is a consumer has 14 days to withdraw, from the day the contract was concluded, and pays no penalty for it. For this product, withdrawal and cancellation have this effect: {{endingRule}} Notice is given through the link on the policy page or by writing to {{companyEmail}}; no method more difficult than the one used to buy may be required.',
        'The intermediary passes the notice to the insurer within 10 days. The insurer pays the amount due back within 14 days of receiving the notice, by the same means as the payment.',
        'A buyer who was not properly informed of this right is not bound by the period of 14 days; the withdrawal period ends in any case one year after the normal period.',
        'There is no right of withdrawal from contracts fully performed at the buyer’s request and in cases that legislation excepts; what is stated above for this product is not affected.',
      ],
    },
    {
      heading: '8. Competent court',
      paragraphs: [
        'Consumers may apply to consumer arbitration committees up to the value declared each year and to consumer courts above it, at their place of residence or where the transaction was made; mediation must be tried before applying to a consumer court. The right to go to the Insurance Arbitration Commission is reserved.',
        'For disputes with buyers who are not consumers, the Istanbul central courts and enforcement offices are competent.',
      ],
    },
    {
      heading: '9. Final provisions',
      paragraphs: [
        'This contract is subject to Turkish law and its language is Turkish. The text confirmed is kept with its version and the time of confirmation; a copy is sent to the buyer on request.',
      ],
    },
  ],
};
