/** The logo: a gate, and a person going through it. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" className="shrink-0">
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <path d="M7 25.5V15.2a9 9 0 0 1 18 0v10.3h-4.2V15.2a4.8 4.8 0 0 0-9.6 0v10.3z" fill="#fff" />
      <circle cx="16" cy="18.3" r="2" fill="#fff" />
      <path d="M13.2 25.5v-.7a2.8 2.8 0 0 1 5.6 0v.7z" fill="#fff" />
    </svg>
  );
}
