/** What was done with pictures last, by the name that the address carries where there is no script. */
export const pictureSentences = {
  'picture.add': 'The picture is added, and the rest of this step is kept.',
  'picture.remove': 'The picture is removed, and the rest of this step is kept.',
  'picture.cover': 'It is the cover now, and the rest of this step is kept.',
  'picture.move': 'The picture is moved, and the rest of this step is kept.',
};
