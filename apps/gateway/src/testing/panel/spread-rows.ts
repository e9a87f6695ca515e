import { sql } from 'kysely';
import type { GatewayContext } from '../../main/context.ts';
import { sumFigures } from '../../panel/dashboard/sum-figures.ts';
import { seedRows } from './seed-rows.ts';

const number = (id: string) => sql`substring(${sql.ref(id)} from '\\d+$')::int`;
/** as far apart as to fill thirty days with 260 rows */
const at = (id: string) => sql`now() - interval '50 minutes' - ${number(id)} * interval '163 minutes'`;
/** kuruş */
const price = (id: string) => sql`(${number(id)} * 7919 % 9000) * 100 + 42075`;
const partner = (id: string) =>
  sql`(array['default', 'default', 'default', 'kaya-acente', 'default'])[1 + ${number(id)} % 5]`;
const money = (id: string) =>
  sql`jsonb_build_object('price', jsonb_build_object('minor', ${price(id)}, 'currency', 'TRY'))`;
const company = (
  id: string,
) => sql`(select id as company_id, name, row_number() over (order by id) - 1 as place from insurer) as company
  where company.place = ${number(id)} % (select count(*) from insurer)`;

/** names written in one alphabet, as people write theirs */
const name = (
  id: string,
) => sql`(array['Defne Yılmaz', 'Mehmet Ali Karahasanoğlu', 'Elif Su Demirtaş', 'أحمد الراشد', 'Şükrü Yağcıoğlu',
  'Ирина Петрова', 'Gülşah Özgür', 'Can Iğdır', 'Zeynep Çetin', 'فاطمة الزهراء', 'Ömer Kılıç'])[1 + ${number(id)} % 11]`;

const changes = [
  sql`update application set created_at = ${at('id')}, full_name = ${name('id')}, partner_id = ${partner('id')},
    due_on = due_on + (current_date - date '2026-11-01')`,
  sql`update quote set created_at = ${at('id')}, application = jsonb_set(application, '{insured,0,firstName}', to_jsonb(${name('id')})),
    finished_at = ${at('id')}, partner_id = ${partner('id')}`,
  sql`update offer set created_at = ${at('id')}, price = ${price('id')}, currency_price = ${price('id')},
    body = ${money('id')}, insurer_id = company_id from ${company('offer.id')}`,
  sql`update quote_event set created_at = ${at('quote_id')}, body = jsonb_build_object('type', 'failure', 'sequence', 1,
    'failure', jsonb_build_object('insurer', jsonb_build_object('id', company_id, 'name', name), 'reason', null,
      'kind', (array['declined', 'declined', 'timeout'])[1 + ${number('quote_id')} % 3])) from ${company('quote_id')}`,
  sql`update purchase_order set created_at = ${at('id')}, updated_at = ${at('id')}, partner_id = ${partner('id')},
    buyer_name = ${name('id')}, offer = ${money('id')}, insurer_id = company_id, insurer_name = company.name from ${company('purchase_order.id')}`,
  sql`update attempt set created_at = ${at('order_id')}, updated_at = ${at('order_id')},
    charged_at = ${at('order_id')}, price = ${price('order_id')}, paid = ${price('order_id')}`,
  sql`update policy set created_at = ${at('order_id')}, updated_at = ${at('order_id')}, issued_at = ${at('order_id')},
    recorded_at = ${at('order_id')},
    starts_at = ${at('order_id')}, ends_at = ${at('order_id')} + interval '1 year',
    policy_no = '2026' || lpad((${number('order_id')} * 7919 % 10000000)::text, 9, '0'), insurer_id = bought.insurer_id
    from purchase_order as bought where bought.id = policy.order_id`,
  sql`update staff set name = (array['Burcu Tan', 'Ömer Çağlar', 'Işıl Gün', 'Can Öz'])[1 + ${number('id')} % 4]
    where id like 'seed-staff-%'`,
];

/** Rows of the month before today, of companies and partners there are: lists with a second page, a full dashboard. */
export const spreadRows = async (context: GatewayContext, rows: number): Promise<void> => {
  const { db } = context;
  await seedRows(db, rows, () => {});
  await db.connection().execute(async (session) => {
    await sql`set session_replication_role = replica`.execute(session);
    for (const change of changes) await change.execute(session);
    await sql`set session_replication_role = origin`.execute(session);
  });
  await sumFigures(context);
};
