'use client';

import { useEffect, useState } from 'react';
import { ask } from '@/components/api';
import { useOrderKeyForm } from '@/components/find-order/use-order-key-form';
import { useUser } from '@/components/session/use-user';
import { useSubmit } from '@/components/ui/use-submit';
import { useToken } from '@/components/ui/use-token';
import type { WithdrawalOffer, WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { tidyWithdrawalForm, type WithdrawalForm } from '@/lib/orders/withdrawal-form';
import type { Wanted } from '@/lib/orders/withdrawal-refund';
import { ChooseLines } from './choose-lines';
import { ConfirmWithdrawal } from './confirm-withdrawal';
import { FindOrder } from './find-order';
import type { WithdrawalWords } from './step';
import { reasonDraft, withdrawalDraft } from './store';
import { WithdrawalDone } from './withdrawal-done';

type Step = 'find' | 'choose' | 'confirm';

/** Walks through find, choose and confirm; going back keeps what was typed. */
export function WithdrawalFlow({ words, example }: { words: WithdrawalWords; example: string }) {
  const { user } = useUser({ ifFlagged: true });
  const [step, setStep] = useState<Step>('find');
  const order = useOrderKeyForm({ id: (name) => `angre-${name}`, draft: withdrawalDraft, example });
  const [offer, setOffer] = useState<WithdrawalOffer>();
  const [chosen, setChosen] = useState<Wanted>([]);
  const [reason, setReason] = useState('');
  const [receipt, setReceipt] = useState<WithdrawalReceipt>();

  const [proof, setProof] = useState<WithdrawalForm>(order.values);
  const token = useToken();
  const byLink = useSubmit();

  const found = (by: WithdrawalForm, of: WithdrawalOffer) => {
    setProof(by);
    setOffer(of);
    setReason(reasonDraft.read()?.reason ?? '');
    setChosen(of.lines.filter((line) => line.left > 0).map(({ ean, left }) => ({ ean, count: left })));
    setStep('choose');
  };
  useEffect(() => {
    const number = new URL(window.location.href).searchParams.get('ordre');
    if (!number) return;
    // The number of the link wins over one typed earlier.
    order.type('number', number);
    // Rule 10.11: a link of an email proves who it is.
    const by = tidyWithdrawalForm({ number, email: '', token });
    if (by.token) void byLink.submit(async () => found(by, await ask('POST /withdrawals/find', { body: by })));
  }, [token]);
  const email = user?.email;
  useEffect(() => {
    if (email) order.fillBlanks({ email });
  }, [email]);

  if (receipt) return <WithdrawalDone words={words} receipt={receipt} />;
  if (step === 'find' || !offer)
    return (
      <FindOrder
        words={words}
        example={example}
        form={order}
        failure={byLink.failure}
        onFound={(of) => found(order.meant, of)}
      />
    );
  if (step === 'choose')
    return (
      <ChooseLines
        words={words}
        offer={offer}
        chosen={chosen}
        reason={reason}
        onChosen={setChosen}
        onReason={(next) => {
          setReason(next);
          reasonDraft.write({ reason: next });
        }}
        onNext={() => setStep('confirm')}
        onBack={() => setStep('find')}
      />
    );
  return (
    <ConfirmWithdrawal
      words={words}
      offer={offer}
      asked={{ ...proof, lines: chosen, reason }}
      onBack={() => setStep('choose')}
      onDone={(done) => {
        withdrawalDraft.forget();
        reasonDraft.forget();
        setReceipt(done);
      }}
    />
  );
}
