import type { LegalText } from '../../document.ts';

export const en: LegalText = {
  title: 'Pre-information form',
  articles: [
    {
      heading: 'Intermediary and insurer',
      paragraphs: [
        'Intermediary: {{companyName}}[[, {{companyAddress}}]][[, phone {{companyPhone}}]][[, e-mail {{companyEmail}}]][[, registered e-mail {{companyKep}}]][[, MERSİS {{companyMersis}}]][[, register number {{companyRegisterNo}}]].',
        'Insurer: {{insurerName}}. The intermediary offers the policy on behalf of this company.',
      ],
    },
    {
      heading: 'The offer',
      paragraphs: [
        'Product: {{productName}}, plan: {{planName}}, offer number: {{offerNumber}}. Insured persons: {{insuredNames}}. Region: {{region}}. Period: {{coverPeriod}}.',
        'Main cover: {{coverages}}. Excess: {{deductible}}. All cover and exclusions are in the details of the offer and in the special terms.',
      ],
    },
    {
      heading: 'Price and payment',
      paragraphs: [
        'Total including taxes: {{totalPrice}}. Payment: {{paymentPlan}}. With instalments, the instalment charge is included in the total.',
        'If the product is priced in foreign currency, that price is {{currencyPrice}}; the amount in Turkish lira was calculated with the central bank’s rate: {{exchangeRate}}. The charge is made in Turkish lira. The amount you accepted does not change afterwards; if the price changes, you are asked again.',
        'You can pay by credit card or bank transfer. This price is valid until {{validUntil}}. Apart from your bank’s own communication and card fees there is no further cost.',
      ],
    },
    {
      heading: 'Conclusion of the contract and delivery',
      paragraphs: [
        'The contract is concluded when payment is made after you have confirmed this form and the distance sales contract electronically. Cover does not begin before payment.',
        'The policy opens on your screen as a PDF and is sent to {{buyerEmail}}.',
      ],
    },
    {
      heading: 'Right of withdrawal',
      paragraphs: [
        'If you are a consumer, you have 14 days to withdraw, from the day the contract was concluded, and you pay no penalty for it. For this product, withdrawal and cancellation have this effect: {{endingRule}} The withdrawal link on your policy page or a message to {{companyEmail}} is enough.',
        'The intermediary passes your notice to the insurer within 10 days. The insurer pays the amount due back within 14 days of receiving the notice, by the same means as the payment. If you were not properly told of this right, the withdrawal period ends at the latest one year after the normal period.',
        'There may be no right of withdrawal where the cover has been fully used at your request or where legislation makes an exception; what is said above for this product is not affected.',
      ],
    },
    {
      heading: 'Complaints and disputes',
      paragraphs: [
        'You can complain to {{companyEmail}} or to the insurer, and apply to the Insurance Arbitration Commission, to a consumer arbitration committee within its monetary limits, or above them to a consumer court.',
        'The language of the contract is Turkish. What this form says is binding for as long as the offer is valid.',
      ],
    },
  ],
};
