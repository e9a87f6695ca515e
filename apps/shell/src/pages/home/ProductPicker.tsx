import type { CatalogueCard } from '@sigorta/contracts/catalogue';
import { useCatalogue, useNavigate, usePath, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Icon } from '@sigorta/ui-kit/layout/Icon.tsx';
import type { FormEvent } from 'react';
import { menuGroups } from '../../layout/menu-groups.ts';
import styles from './ProductPicker.module.css';
import { firstProducts } from './product-rows.ts';

const option = ({ id, name }: CatalogueCard) => (
  <option key={id} value={id}>
    {name}
  </option>
);

/** One field and one button: the shortest way to a form. */
export function ProductPicker() {
  const t = useTexts('shell');
  const products = useCatalogue();
  const navigate = useNavigate();
  const path = usePath();
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('product');
    const product = products.find(({ id }) => id === chosen);
    if (product) void navigate(product.paths.form);
  };
  const first = products[0];
  // A short list needs no headings.
  const groups = products.length > firstProducts ? menuGroups(products) : [];
  if (!first) return null;
  return (
    // Without scripts the button still leads somewhere: to the first product's form.
    <form className={styles.picker} onSubmit={go} action={path(first.paths.form)}>
      <label className={styles.field} htmlFor="product">
        <Icon name="shield" />
        <span className={styles.label}>{t('home.picker.label')}</span>
        <select id="product" name="product" className={styles.select} defaultValue={first.id}>
          {groups.length > 1
            ? groups.map((group) => (
                <optgroup key={group.id} label={t(`group.${group.id}`)}>
                  {group.products.map(option)}
                </optgroup>
              ))
            : products.map(option)}
        </select>
        <Icon name="down" size={18} className={styles.chevron} />
      </label>
      <Button type="submit" size="l" className={styles.button}>
        {t('home.picker.action')}
      </Button>
    </form>
  );
}
