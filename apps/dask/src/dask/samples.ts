import type { Samples } from '@sigorta/product-kit/product';
import { addDays } from '@sigorta/validators/iso-date';
import { holder, holderRefusals, home, homeRefusals, refused, uavtInKadikoy } from '../_family/samples.ts';

const mortgage = {
  mortgagee: 'yes',
  lender: 'bank',
  bank: '0010',
  branchCode: '0142',
  branch: 'Moda',
};

const valid: Samples['valid'] = ({ today }) => ({
  uavt: uavtInKadikoy,
  squareMetres: 110,
  usage: 'residential',
  buildYear: 'from2007',
  style: 'concrete',
  floors: 'middle',
  damage: 'none',
  renewal: 'no',
  beginDate: addDays(today, 3),
  mortgagee: 'no',
  ...holder,
});

export const samples: Samples = {
  valid,
  declined: (context) => home({ buildYear: 'upTo1975', usage: 'commercial', ...mortgage })(valid(context)),
  invalid: [
    ...homeRefusals,
    refused('39 square metres', { squareMetres: 39 }, 'field.squareMetres.error'),
    refused('no use', { usage: '' }, 'field.usage.error'),
    refused('no state of the building', { damage: '' }, 'field.damage.error'),
    refused('moderate damage', { damage: 'moderate' }, 'rule.moderateDamage'),
    refused('a total loss', { damage: 'total' }, 'rule.totalLoss'),
    refused('renewal left open', { renewal: '' }, 'field.renewal.error'),
    refused('mortgagee left open', { mortgagee: '' }, 'field.mortgagee.error'),
    refused('no kind of lender', { lender: '', ...without('lender') }, 'field.lender.error'),
    refused('no bank', { bank: '', ...without('bank') }, 'field.bank.error'),
    refused(
      'no financial institution',
      { institution: '', ...without('bank'), lender: 'institution' },
      'field.institution.error',
    ),
    refused('no branch code', { branchCode: '', ...without('branchCode') }, 'field.branchCode.error'),
    refused('no branch', { branch: '', ...without('branch') }, 'field.branch.error'),
    ...holderRefusals,
  ],
};

/** The mortgage with one answer missing. */
function without(name: keyof typeof mortgage) {
  const { [name]: _left, ...rest } = mortgage;
  return rest;
}
