import { ChevronDown } from '#ui/icons.tsx';
import { ServiceText } from '#ui/Texts.tsx';
import type { Topics } from './find-answers.ts';

/** The questions of a topic; each opens its answer without scripts. */
export function HelpTopicSection({
  topic,
  open,
}: {
  readonly topic: Topics[number];
  readonly open: boolean;
}) {
  return (
    <section className="grid gap-1">
      <h2 className="text-lg">
        <ServiceText>{topic.title}</ServiceText>
      </h2>
      <ul className="border-t border-line">
        {topic.questions.map(({ key, question, answer }) => (
          <li key={key} id={key} className="scroll-mt-[calc(var(--header)+1rem)] border-b border-line">
            <details open={open} className="group">
              <summary className="flex min-h-11 list-none items-center gap-3 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
                <span className="min-w-0 flex-1">
                  <ServiceText>{question}</ServiceText>
                </span>
                <ChevronDown
                  aria-hidden
                  size={20}
                  className="shrink-0 text-mute transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="max-w-[70ch] pb-4">
                <ServiceText>{answer}</ServiceText>
              </p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
