import { type Role, roles } from '@sigorta/contracts/panel/permissions';
import { useTexts } from '@sigorta/runtime/runtime';
import { Select } from '@sigorta/ui-kit/field/Select.tsx';
import { useStaffTexts } from './use-staff-texts.ts';

export interface Place {
  role: Role | '';
  partnerId: string;
}

interface PlaceFieldsProps {
  place: Place;
  onChange: (place: Place) => void;
  partners: readonly { id: string; name: string }[];
  /** names of the fields that are wrong */
  wrong: readonly string[];
  /** the last owner stays one */
  roleLocked?: boolean | undefined;
}

/** What somebody may do; an agent also says for whom. */
export function PlaceFields({ place, onChange, partners, wrong, roleLocked = false }: PlaceFieldsProps) {
  const t = useStaffTexts();
  const panel = useTexts('panel');
  const about = place.role === '' ? undefined : t(`about.${place.role}`);
  return (
    <>
      <Select
        id="role"
        name="role"
        label={t('role')}
        hint={roleLocked ? t('role.lastOwner') : about}
        value={place.role}
        disabled={roleLocked}
        onChange={({ currentTarget }) => onChange({ ...place, role: currentTarget.value as Role })}
        options={roles.map((role) => ({ value: role, label: panel(`role.${role}`) }))}
        error={wrong.includes('role') ? t('role.wrong') : null}
      />
      {place.role === 'agent' && (
        <Select
          id="partnerId"
          name="partnerId"
          label={t('partner')}
          value={place.partnerId}
          onChange={({ currentTarget }) => onChange({ ...place, partnerId: currentTarget.value })}
          options={partners.map(({ id, name }) => ({ value: id, label: name }))}
          error={wrong.includes('partnerId') ? t('partner.wrong') : null}
        />
      )}
    </>
  );
}
