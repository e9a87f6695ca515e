import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../src/button/Button.tsx';
import { Price } from '../../src/data/Price.tsx';
import { Dialog } from '../../src/dialog/Dialog.tsx';
import { DisclosureMenu } from '../../src/dialog/DisclosureMenu.tsx';
import { Drawer } from '../../src/dialog/Drawer.tsx';
import { Popover } from '../../src/dialog/Popover.tsx';
import { useToast } from '../../src/dialog/Toast.tsx';
import { Tooltip } from '../../src/dialog/Tooltip.tsx';
import { ProgressRing } from '../../src/feedback/ProgressRing.tsx';
import { BirthDateInput } from '../../src/field/BirthDateInput.tsx';
import { Cluster, Stack } from '../../src/layout/Page.tsx';
import { useSampleWords, useSpokenLanguage } from '../words/words.tsx';

export default { title: 'Parts/Dialogs' } satisfies Meta;

export function EveryState() {
  const words = useSampleWords();
  const language = useSpokenLanguage();
  const [open, setOpen] = useState<'dialog' | 'wait' | 'drawer' | null>(null);
  const toast = useToast();
  const close = () => setOpen(null);
  return (
    <>
      <Cluster gap={4}>
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          {words.openDialog}
        </Button>
        <Button variant="outline" onClick={() => setOpen('wait')}>
          {words.openWait}
        </Button>
        <Button variant="outline" onClick={() => setOpen('drawer')}>
          {words.openDrawer}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast({ text: words.removed, action: { label: words.undo, onPress: () => undefined } })
          }
        >
          {words.toast}
        </Button>
        <Popover label={words.filter} icon="filter">
          {words.rateText}
        </Popover>
        <DisclosureMenu
          label={words.other}
          columns={2}
          openOnHover
          links={['DASK', 'Kasko', 'Trafik', words.trip].map((label) => ({
            id: label,
            label,
            href: '#main',
            note: words.whoHint,
          }))}
        />
        <DisclosureMenu
          label={language.toUpperCase()}
          ariaLabel={words.language}
          icon="globe"
          align="end"
          links={[
            { id: 'tr', label: 'Türkçe', href: '?lang=tr', lang: 'tr', current: language === 'tr' },
            { id: 'ar', label: 'العربية', href: '?lang=ar', lang: 'ar', current: language === 'ar' },
          ]}
        />
        <Tooltip text={words.rateText} />
      </Cluster>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title={words.priceTitle}
        actions={
          <>
            <Button variant="outline" onClick={close}>
              {words.back}
            </Button>
            <Button onClick={close}>{words.accept}</Button>
          </>
        }
      >
        <Stack gap={4}>
          <p>{words.priceText}</p>
          <Cluster gap={6}>
            <Price money={{ minor: 84208, currency: 'TRY' }} language={language} size="s" quiet />
            <Price money={{ minor: 84591, currency: 'TRY' }} language={language} size="s" />
          </Cluster>
          <BirthDateInput id="in-dialog" label={words.birth} />
        </Stack>
      </Dialog>
      <Dialog open={open === 'wait'} onClose={close} title={words.paying} centred size="s">
        <Stack gap={4}>
          <p>{words.payingText}</p>
          <ProgressRing label={words.paying} />
        </Stack>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title={words.other}
        actions={<Button onClick={close}>{words.next}</Button>}
      >
        {words.answer}
      </Drawer>
    </>
  );
}
