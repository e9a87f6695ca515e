import { siteContract, siteContractFile } from '@sigorta/contracts/site-contract';
import * as v from 'valibot';
import { BuiltSiteError } from './built-site.ts';
import type { BuiltSite } from './check-built.ts';

const schema = v.object({ site: v.number() });

/** For which gateways a site was built; null of one that was assembled before it was asked for. @throws BuiltSiteError */
const contractOf = ({ files }: BuiltSite): number | null => {
  const bytes = files.get(siteContractFile);
  if (!bytes) return null;
  try {
    return v.parse(schema, JSON.parse(bytes.toString('utf8'))).site;
  } catch (error) {
    throw new BuiltSiteError('contract', siteContractFile, error);
  }
};

/** @throws BuiltSiteError for a site that says that it was built for other gateways */
export const refuseOther = (built: BuiltSite): void => {
  const contract = contractOf(built);
  if (contract !== null && contract !== siteContract) throw new BuiltSiteError('contract', siteContractFile);
};

/** @throws BuiltSiteError for a site that does not say that it was built for gateways like this one */
export const requireOurs = (built: BuiltSite): void => {
  if (contractOf(built) !== siteContract) throw new BuiltSiteError('contract', siteContractFile);
};
