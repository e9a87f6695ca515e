'use client';
import type { FormEvent } from 'react';
import type { GroupContent } from './content.ts';
import { Icon } from './Icon.tsx';

interface ProductPickerProps {
  label: string;
  action: string;
  groups: readonly GroupContent[];
}

export function ProductPicker({ label, action, groups }: ProductPickerProps) {
  const cards = groups.flatMap((group) => group.cards);
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('product');
    const card = cards.find(({ id }) => id === chosen);
    if (card) location.assign(card.path);
  };
  return (
    <form className="picker" onSubmit={go}>
      <label htmlFor="product">
        <Icon name="shield" />
        <span>{label}</span>
        <select id="product" name="product">
          {groups.map((group) => (
            <optgroup key={group.title} label={group.title}>
              {group.cards.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon name="down" size={18} />
      </label>
      <button type="submit">{action}</button>
    </form>
  );
}
