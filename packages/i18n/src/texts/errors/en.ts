import type { SameTexts } from '../same-texts.ts';
import type { tr } from './tr.ts';

export const en = {
  'error.malformed-request': 'We couldn’t read what was sent. Reload the page and try again.',
  'error.unsupported-media-type': 'We can’t take information in this form. Reload the page and try again.',
  'error.request-too-large': 'That’s more than we can take at once. Shorten what you wrote and try again.',
  'error.method-not-allowed': 'This can’t be done at this address. Reload the page and try again.',
  'error.request-timeout': 'The connection was too slow to finish. Please try again.',
  'error.range-not-satisfiable': 'That part of the file doesn’t exist. Download it from the beginning.',
  'error.headers-too-large': 'Your browser sent too much at once. Clear this site’s cookies and try again.',
  'error.unknown-token': 'The site wasn’t recognised. Reload the page; if it happens again, please call us.',
  'error.unknown-operation': 'This action no longer exists. Reload the page and try again.',
  'error.not-found': 'We couldn’t find what you’re looking for. You can start again from the beginning.',
  'error.invalid-input': 'Some details are missing or wrong. Please correct the marked fields.',
  'error.consent-missing': 'Tick the required consents to continue.',
  'error.too-many-requests': 'Too many attempts. Wait a while, up to an hour, then try again.',
  'error.service-unavailable': 'The service isn’t responding right now. Please try again shortly.',
  'error.upstream-unavailable':
    'The organisation we ask for this isn’t responding right now. Please try again shortly.',
  'error.internal-error': 'Something went wrong on our side. Try again; if it happens again, please call us.',
  'error.cross-site-request':
    'This request came from another site and was stopped. Open the page from our own address.',
  'error.sign-in-required': 'Sign in to continue.',
  'error.changed-meanwhile':
    'Someone changed this while you were working on it. Open the new version and make your change again.',
  'error.sign-in-failed': 'The e-mail or the password isn’t right. Check both and try again.',
  'error.not-allowed': 'Your role doesn’t allow this. Ask your manager if you need it.',
  'error.step-up-required': 'Please confirm once more that it’s you. What you typed is kept.',
  'error.day-limit-reached':
    'You have reached what you may ask for or approve in one day. Continue tomorrow, or ask an owner.',
  'error.key-reused': 'This request was sent before with other details. Reload the page and try again.',
  'error.still-working':
    'Your first request is still being worked on. Don’t send it again; you’ll see the result in a moment.',
  'error.offer-unknown-error': 'An unknown error occurred while creating the offer. Please try again.',
  'error.offer-expired':
    'This offer has expired. Nothing was charged. Get a new quote for the current price.',
  'error.quote-incomplete': 'To buy this offer, we first need to know who is insured and how to reach you.',
  'error.offer-not-firm': 'The insurer hasn’t confirmed this price yet. Nothing was charged.',
  'error.insured-changed':
    'The details of this offer were changed on another page. Nothing was charged. Check them before you pay.',
  'error.payment-tried':
    'A payment was tried for this offer, so its details can’t be changed any more. Nothing was charged just now. To correct them, get a new quote.',
  'error.price-answers-changed':
    'Something that decides the price has changed. Ask for offers again to see the new prices.',
  'error.offer-price-changed':
    'The price has changed. Nothing was charged, and nothing will be until you’ve seen and accepted the new amount.',
  'error.quote-outdated':
    'Some answers in this quote are out of date; its start date may have passed. Correct them in the form and ask again.',
  'error.preview-over': 'This preview has ended or was closed in this browser. Open the site again to go on.',
  'error.preview-takes-no-payment':
    'This is a preview, and no test account is set up for payments. Your card wasn’t charged.',
  'error.release-gone':
    'This form has been updated. What you entered is still here: reload the page and carry on where you left off.',
  'error.detail-wrong': 'These details don’t match. Check them and try again.',
  'error.quote-document-missing': 'No quote document is available for this offer.',
  'error.country-not-covered': 'An Erasmus offer can’t be created for this country. Choose another country.',
  'error.countries-unavailable': 'The countries couldn’t be loaded.',
  'error.countries-unavailable.hint': 'Check your connection and try again.',
  'error.card-rejected':
    'The credit card details are wrong. Nothing was charged. Check the details and try again.',
  'error.card-type-not-accepted':
    'This card type isn’t accepted. Nothing was charged. Please use another card.',
  'error.installment-missing': 'Choose the number of instalments.',
  'error.installment-not-offered':
    'This instalment option isn’t offered for your card. Nothing was charged. Choose another option.',
  'error.coupon-not-valid': 'This discount code can’t be used. Check it or continue without it.',
  'error.bank-not-approved':
    'The bank didn’t approve the payment. Nothing was charged. Check your card details.',
  'error.purchase-failed':
    'An error occurred during the purchase. We’re checking whether your card was charged. Do not pay again; call our customer representative.',
  'error.policy-failed':
    'Your payment was received, but an error occurred while creating the policy. If it can’t be issued, the amount goes back the way you paid it. Please call our customer representative.',
  'error.payment-in-progress': 'A payment for this offer is under way. Wait for its result; don’t pay twice.',
  'error.already-paid': 'This offer has already been paid. You weren’t charged a second time.',
  'error.payments-paused':
    'Payments are paused for the moment. Nothing was charged this time; please come back later.',
  'error.cancellation-not-possible':
    'This policy can’t be cancelled here right now. Call us and we’ll look at it together.',
  'error.cancellation-amount-changed':
    'The refund amount has changed. Your policy isn’t cancelled until you’ve seen and confirmed the new amount.',
  'error.request-closed':
    'This payment request is no longer open. Nothing was charged. Call us for a new link.',
  'error.transfer-not-offered':
    'Bank transfer isn’t available for this payment. Nothing was charged. You can pay by card.',
  'error.transfer-expired': 'The transfer didn’t arrive in time. Nothing was charged.',
  'error.contact-unwanted': 'This person doesn’t want to be called or written to by us',
  'error.contact-unwanted.hint':
    'Pass the link on yourself if they ask for it; messages about policies and payments always go.',
  'error.sms-failed': 'The SMS couldn’t be sent',
  'error.sms-failed.hint': 'Check your number and try again.',
  'error.proof-required':
    'Many codes are being requested right now. Your device has to do a short check; try again.',
  'error.phone-not-found': 'This phone number wasn’t found in our records. Try the number on your policy.',
  'error.code-wrong': 'That code isn’t right. Enter the six digits from the SMS again.',
  'error.passkey-refused': 'The passkey wasn’t accepted. Try again, or type the code from the app.',
  'error.code-expired': 'This code is no longer valid. Ask for a new one.',
  'error.document-not-ready': 'The document is being prepared. Please try again shortly.',
  'error.link-expired': 'This link has expired. Open the document again from your policy page.',
} satisfies SameTexts<typeof tr>;
