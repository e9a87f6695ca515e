/** Whose work a list shows: mine and nobody's first, then everybody by name. */
export const assigneeFilter = {
  label: 'col.assignee',
  choices: 'staff',
  first: [
    { value: 'mine', label: 'filter.mine' },
    { value: 'none', label: 'filter.nobody' },
  ],
} as const;
