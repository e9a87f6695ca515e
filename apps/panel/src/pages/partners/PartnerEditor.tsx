import { cardNumberInText } from '@sigorta/contracts/free-text';
import type { AnswerOf } from '@sigorta/contracts/operation';
import { partnerCheck, type partnerRead, partnerSave } from '@sigorta/contracts/panel/partners';
import type { PartnerSettings } from '@sigorta/contracts/partner';
import { holdsCardInSetting } from '@sigorta/contracts/partner-settings/card-in-setting';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { formatList } from '@sigorta/i18n/list';
import { useLanguage, useTexts } from '@sigorta/runtime/runtime';
import { Button } from '@sigorta/ui-kit/button/Button.tsx';
import { cx } from '@sigorta/ui-kit/class-names';
import { Notice } from '@sigorta/ui-kit/feedback/Notice.tsx';
import { useCallback, useEffect, useState } from 'react';
import { useMay } from '../../app/staff-context.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { BrandPreview } from './BrandPreview.tsx';
import type { Category } from './CategoryChoice.tsx';
import type { SnippetChoice } from './EmbedSnippet.tsx';
import styles from './PartnerEditor.module.css';
import { SaveDialog } from './SaveDialog.tsx';
import { SettingSections } from './SettingSections.tsx';
import { changesBetween, type Draft } from './setting-changes.ts';
import { sectionOf } from './setting-sections.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { usePartnersTexts, useSettingText } from './use-partners-texts.ts';
import { useSettled } from './use-settled.ts';

interface PartnerEditorProps {
  saved: AnswerOf<typeof partnerRead>['partner'];
  /** what it begins with: the same, or with what was typed before a colleague saved */
  begun: Draft;
  categories: readonly Category[];
  /** what came of the last saving: where its money goes waits for a second person, or a colleague had saved meanwhile */
  told: 'asked' | 'meanwhile' | null;
  onSaved: (saved: PartnerEditorProps['saved'], isAsked: boolean) => void;
  /** a colleague saved meanwhile: given what was typed */
  onMeanwhile: (mine: Draft) => void;
  /** the section on the screen: kept by the page, as a save draws the editor anew */
  section: string;
  onSection: (id: string) => void;
  snippet: SnippetChoice;
  onSnippet: (choice: SnippetChoice) => void;
}

/** Settings as they were saved, what is being changed in them, and how that would look. */
export function PartnerEditor(props: PartnerEditorProps) {
  const { saved, begun, categories, told, onSaved, onMeanwhile, section, onSection, ...kept } = props;
  const t = usePartnersTexts();
  const language = useLanguage();
  const settingText = useSettingText();
  const common = useTexts('common');
  const may = useMay()('partners:edit');
  const [draft, setDraft] = useState<Draft>(begun);
  const [asking, setAsking] = useState(false);
  const saving = useAction(partnerSave);
  const settled = useSettled(draft.settings);
  const check = useQuery(partnerCheck, { id: saved.id, settings: settled });
  const [summons, setSummons] = useState({ to: '', count: 0 });
  /* fields that keep rows of their own are drawn anew when everything is undone */
  const [round, setRound] = useState(0);
  const changes = changesBetween(saved, draft);
  const refused = saving.fields.map(({ field }) => field.replace(/^settings\./, ''));
  /* told as long as it stands there, and no longer */
  const cards = changes
    .map(({ name }) => name)
    .filter((name) => holdsCardInSetting(Reflect.get(draft.settings, name)));
  const others = refused.filter((_, at) => saving.fields[at]?.message !== cardNumberInText);
  const set = useCallback((name: keyof PartnerSettings, value: string | number | boolean | null) => {
    setDraft((before) => ({ ...before, settings: { ...before.settings, [name]: value } }));
    setSummons((before) => ({ to: '', count: before.count }));
  }, []);
  const save = async () => {
    const { hosts, settings } = draft;
    const { answer, code } = await saving.attempt({
      id: saved.id,
      hosts: [...hosts],
      settings,
      revision: saved.revision,
    });
    if (code === 'changed-meanwhile') {
      setAsking(false);
      onMeanwhile(draft);
    }
    if (answer) onSaved(answer.partner, answer.isAsked);
  };
  const undo = () => {
    setDraft(saved);
    setRound(round + 1);
    setSummons({ to: '', count: 0 });
    saving.reset();
  };
  const leadTo = (name: string) => {
    onSection(sectionOf(name));
    setSummons({ to: name, count: summons.count + 1 });
  };
  /* a list leads to the field in its row by itself */
  useEffect(() => {
    if (summons.to !== '') document.getElementById(summons.to)?.focus();
  }, [summons]);
  /* what would be refused is shown first */
  const review = () => {
    const ignored: readonly string[] = check.answer?.ignored ?? [];
    const stopped = changes.find(({ name }) => ignored.includes(name) || cards.includes(name));
    if (stopped) leadTo(stopped.name);
    else setAsking(true);
  };
  const close = () => {
    setAsking(false);
    const [first] = refused;
    if (first) leadTo(first.split('.')[0] ?? first);
    else saving.reset();
  };
  return (
    <>
      <PageHead
        title={saved.brand.name}
        text={
          <>
            {t('token')}: <bdi dir="ltr">{saved.token}</bdi>
          </>
        }
      />
      {saved.id === 'default' && <Notice className={styles.notice}>{t('own')}</Notice>}
      <Told told={told} isChanged={changes.length > 0} />
      {!may && <Notice className={styles.notice}>{t('readOnly')}</Notice>}
      <div className={styles.columns}>
        <SettingSections
          key={round}
          draft={draft}
          partner={saved.id}
          summons={summons}
          section={section}
          onSection={onSection}
          {...kept}
          changed={changes.map(({ name }) => name)}
          categories={categories}
          disabled={!may}
          wrong={[...(check.answer?.ignored ?? saved.ignored), ...cards, ...others]}
          set={set}
          setHosts={(hosts) => setDraft((before) => ({ ...before, hosts }))}
        />
        <div className={styles.side}>
          <BrandPreview brand={check.answer?.brand ?? saved.brand} isHome={section === 'home'} />
        </div>
      </div>
      {may && (
        <div className={cx(styles.bar, changes.length === 0 && styles.idle)}>
          <p role="status">
            {changes.length === 0
              ? t('changes.none')
              : summons.to !== ''
                ? t('changes.stopped', { name: settingText(`setting.${summons.to}`) })
                : t('changes', { count: changes.length })}
          </p>
          <Button variant="outline" disabled={changes.length === 0} onClick={undo}>
            {t('undo')}
          </Button>
          <Button disabled={changes.length === 0} onClick={review}>
            {t('save')}
          </Button>
        </div>
      )}
      <SaveDialog
        open={asking}
        changes={changes}
        categories={categories}
        busy={saving.state === 'busy'}
        failed={
          saving.state === 'failed'
            ? refused.length > 0
              ? t('refused', {
                  names: formatList(
                    refused.map((name) => settingText(`setting.${name.split('.')[0]}`)),
                    language,
                  ),
                })
              : saving.code === 'request-closed'
                ? t('asked.already')
                : common(`error.${saving.code}`)
            : null
        }
        onClose={close}
        onSave={() => void save()}
      />
      <UnsavedGuard on={changes.length > 0} />
    </>
  );
}

/** What came of the last saving, beyond that it was saved. */
function Told({ told, isChanged }: Pick<PartnerEditorProps, 'told'> & { isChanged: boolean }) {
  const t = usePartnersTexts();
  if (told === 'asked') {
    return (
      <Notice tone="ok" role="status" className={styles.notice}>
        {t('saved.asked')}
      </Notice>
    );
  }
  if (told !== 'meanwhile' || !isChanged) return null;
  return (
    <Notice tone="warn" role="alert" className={styles.notice}>
      {t('saved.meanwhile')}
    </Notice>
  );
}
