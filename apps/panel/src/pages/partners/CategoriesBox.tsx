import { categorySave } from '@sigorta/contracts/panel/partners';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { formatList } from '@sigorta/i18n/list';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { Badge } from '@sigorta/ui-kit/data/Badge.tsx';
import { Dialog } from '@sigorta/ui-kit/dialog/Dialog.tsx';
import { TextInput } from '@sigorta/ui-kit/field/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { useMay, useStaffState } from '../../app/staff-context.tsx';
import { Box } from '../../layout/Box.tsx';
import { DataTable } from '../../list/machine/DataTable.tsx';
import styles from './CategoriesBox.module.css';
import type { Category } from './CategoryChoice.tsx';
import { usePartnersTexts } from './use-partners-texts.ts';

interface CategoriesBoxProps {
  categories: readonly Category[];
  /** names products ask for */
  names: readonly string[];
  again: () => void;
}

/** Categories of all partners; a category shows the products that carry its name. */
export function CategoriesBox({ categories, names, again }: CategoriesBoxProps) {
  const t = usePartnersTexts();
  const language = useLanguage();
  const allowed = useMay()('partners:edit');
  /* categories are everybody's: only who sees every book changes them */
  const { answer } = useStaffState();
  const may = allowed && answer?.partner === null;
  const [edited, setEdited] = useState<{ id: number | null; name: string } | null>(null);
  const missing = names.filter((name) => !categories.some((category) => category.name === name));
  return (
    <Box
      title={t('categories')}
      aside={
        may && (
          <Button
            variant="outline"
            size="s"
            icon="plus"
            onClick={() => setEdited({ id: null, name: missing[0] ?? '' })}
          >
            {t('category.add')}
          </Button>
        )
      }
    >
      <p className={styles.text}>{t('categories.text')}</p>
      <div className={styles.table}>
        <DataTable
          caption={t('categories')}
          rows={categories}
          keyOf={({ id }) => String(id)}
          columns={[
            { key: 'id', label: t('category.id'), cell: ({ id }) => id },
            { key: 'name', place: 'head', label: t('category.name'), cell: ({ name }) => <bdi>{name}</bdi> },
            {
              key: 'products',
              place: 'sub',
              label: t('products'),
              cell: ({ products }) =>
                products.length > 0 ? (
                  formatList(products, language)
                ) : (
                  <Badge tone="warn">{t('category.none')}</Badge>
                ),
            },
            ...(may
              ? [
                  {
                    key: 'edit',
                    place: 'aside' as const,
                    label: t('category.edit'),
                    end: true,
                    cell: ({ id, name }: Category) => (
                      <Button
                        variant="text"
                        size="s"
                        aria-label={`${t('category.edit')}: ${name}`}
                        onClick={() => setEdited({ id, name })}
                      >
                        {t('category.edit')}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
      {edited && (
        <CategoryDialog
          {...edited}
          names={names}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            again();
          }}
        />
      )}
    </Box>
  );
}

interface CategoryDialogProps {
  id: number | null;
  name: string;
  names: readonly string[];
  onClose: () => void;
  onSaved: () => void;
}

function CategoryDialog({ id, name, names, onClose, onSaved }: CategoryDialogProps) {
  const t = usePartnersTexts();
  const common = useTexts('common');
  const { state, code, fields, act } = useAction(categorySave);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('category-name'));
    if (await act({ id, name: typed, was: id === null ? null : { name } })) onSaved();
  };
  const error = state !== 'failed' ? null : fields.length > 0 ? t('category.wrong') : common(`error.${code}`);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(id === null ? 'category.add' : 'category.edit')}
      size="s"
      actions={
        <Button type="submit" form="category-form" busy={state === 'busy'}>
          {t('category.save')}
        </Button>
      }
    >
      <form id="category-form" onSubmit={(event) => void send(event)} noValidate>
        <TextInput
          id="category-name"
          name="category-name"
          label={t('category.name')}
          hint={t('category.name.hint')}
          list="category-names"
          maxLength={60}
          defaultValue={name}
          error={error}
        />
        <datalist id="category-names">
          {names.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      </form>
    </Dialog>
  );
}
