"""The kit's own Python in a page: widgets without Jupyter, and a lesson's cells run one by one."""
