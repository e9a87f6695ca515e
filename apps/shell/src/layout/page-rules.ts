import { journeyPages, type ProductPage, pagesInOrder } from '@sigorta/contracts/journey-pages';
import type { Brand } from '@sigorta/contracts/partner';
import { cancellationPath } from '@sigorta/contracts/service-paths';

export const generalPaymentPath = '/genel-odeme-yap';

const companyPaths: readonly string[] = ['/hakkimizda', '/iletisim'];

/** The payment of what staff asked for, which draws its own plain head and foot. */
const servicePath = '/odeme-servisi';

/** A path with "panel" anywhere shows the page alone (spec §2), and so does the payment template. */
export const isBare = (path: string): boolean => path.includes('panel') || path === servicePath;

/** Addresses of the staff panel, a remote of its own. */
export const isPanel = (path: string): boolean => path === '/panel' || path.startsWith('/panel/');

/** The general payment page keeps our own header and footer, whatever a partner sets (spec §2). */
export const keepsOwnLayout = (path: string): boolean => path === generalPaymentPath;

/**
 * The left info block: beside a product's pages until payment; never on payment, company, cancellation and policy pages
 * and never in sales-only mode (spec §2, §6).
 * @param page which page of a product stands at the path, null for none
 */
export const showsSideInfo = (
  path: string,
  page: ProductPage | null,
  { onlySales }: Pick<Brand, 'onlySales'>,
): boolean =>
  page !== null &&
  journeyPages[page].sideInfo &&
  !onlySales &&
  !isBare(path) &&
  ![...companyPaths, cancellationPath, generalPaymentPath].includes(path);

/**
 * The cancellation service in menus: not for agencies, not on the general payment page (spec §2, §6, decision 12), and
 * not while there is no such page.
 */
export const showsCancellation = (
  path: string,
  { isAgency }: Pick<Brand, 'isAgency'>,
  exists: boolean,
): boolean => exists && !isAgency && path !== generalPaymentPath;

/** From the payment page on a buyer may have paid, whatever the page that does not come would have said. */
export const mayHavePaid = (page: ProductPage): boolean =>
  pagesInOrder.indexOf(page) >= pagesInOrder.indexOf('payment');
